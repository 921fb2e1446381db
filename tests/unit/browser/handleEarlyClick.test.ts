/** @jest-environment jsdom */
import { handleEarlyClick, carryLanguage } from "../../../src/browser/handleEarlyClick";
import { breakStorage } from "../../fixtures/browser";
import { change, standInForVideos } from "../../fixtures/videos";

const show = (html: string) => {
  document.body.innerHTML = html;
};
const find = <E extends Element = HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  return element;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, "", "/");
  document.cookie = "i18next=; max-age=0; path=/";
});

const PLAYER = `<video id="video"></video><button data-plays="video"><svg id="sign"></svg></button>`;

test("a click anywhere in a player's button plays its video, and the next one pauses it", () => {
  standInForVideos();
  show(PLAYER);
  handleEarlyClick(find("#sign"));
  expect(find<HTMLVideoElement>("video").paused).toBe(false);
  handleEarlyClick(find("button"));
  expect(find<HTMLVideoElement>("video").paused).toBe(true);
});

test("if the browser refuses to play a video, its player gets an error event", async () => {
  standInForVideos(new DOMException("no source", "NotSupportedError"));
  show(PLAYER);
  const told = new Promise((resolve) => find("video").addEventListener("error", resolve));
  handleEarlyClick(find("button"));
  await expect(told).resolves.toBeInstanceOf(Event);
});

test("a video that failed is loaded again before it plays", () => {
  const { load } = standInForVideos();
  show(PLAYER);
  const video = find<HTMLVideoElement>("video");
  handleEarlyClick(find("button"));
  expect(load).not.toHaveBeenCalled();
  change(video, "error", { error: { code: 4 } });
  handleEarlyClick(find("button"));
  expect(load).toHaveBeenCalledTimes(1);
  expect([video.error, video.paused]).toEqual([null, false]);
});

const LANGUAGES = `<a href="/invest/" data-language="en">English</a><a href="/es/invest/" data-language="es">Español</a>`;

test("a language link keeps the query without lng, keeps the hash, and stores the choice", () => {
  history.replaceState(null, "", "/invest/?a=1&lng=en&b=x%20y#costs");
  show(LANGUAGES);
  handleEarlyClick(find("[data-language=es]"));
  expect(find("[data-language=es]").getAttribute("href")).toBe("http://localhost/es/invest/?a=1&b=x+y#costs");
  expect(localStorage.getItem("i18nextLng")).toBe("es");
});

test("without storage, the URL contains the language", () => {
  breakStorage();
  history.replaceState(null, "", "/es/invest/?a=1");
  show(LANGUAGES);
  handleEarlyClick(find("[data-language=en]"));
  expect(find<HTMLAnchorElement>("[data-language=en]").href).toBe("http://localhost/invest/?a=1&lng=en");
});

test("a link that may be opened in a new tab has its language in the URL and stores nothing until clicked", () => {
  history.replaceState(null, "", "/es/invest/?a=1#costs");
  show(LANGUAGES);
  const link = find<HTMLAnchorElement>("[data-language=en]");
  carryLanguage(link);
  expect(link.href).toBe("http://localhost/invest/?a=1&lng=en#costs");
  expect(localStorage.getItem("i18nextLng")).toBeNull();
  handleEarlyClick(link);
  expect(link.href).toBe("http://localhost/invest/?a=1#costs");
});

test("a choice updates an existing language cookie, but does not set one", () => {
  show(LANGUAGES);
  handleEarlyClick(find("[data-language=es]"));
  expect(document.cookie).toBe("");
  document.cookie = "i18next=en; path=/";
  handleEarlyClick(find("[data-language=es]"));
  expect(document.cookie).toBe("i18next=es");
});
