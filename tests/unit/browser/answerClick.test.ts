/** @jest-environment jsdom */
import { answerClick, carryLanguage } from "../../../src/browser/answerClick";
import { breakStorage } from "../../fixtures/browser";
import { change, standInForFilms } from "../../fixtures/films";

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
});

const PLAYER = `<video id="film"></video><button data-plays="film"><svg id="sign"></svg></button>`;

test("a player's button plays its film and pauses it again, wherever in the button the click lands", () => {
  standInForFilms();
  show(PLAYER);
  answerClick(find("#sign"));
  expect(find<HTMLVideoElement>("video").paused).toBe(false);
  answerClick(find("button"));
  expect(find<HTMLVideoElement>("video").paused).toBe(true);
});

test("a film that the browser refuses to play tells its player", async () => {
  standInForFilms(new DOMException("no source", "NotSupportedError"));
  show(PLAYER);
  const told = new Promise((resolve) => find("video").addEventListener("error", resolve));
  answerClick(find("button"));
  await expect(told).resolves.toBeInstanceOf(Event);
});

test("a film that failed is loaded anew before it plays", () => {
  const { load } = standInForFilms();
  show(PLAYER);
  const film = find<HTMLVideoElement>("video");
  answerClick(find("button"));
  expect(load).not.toHaveBeenCalled();
  change(film, "error", { error: { code: 4 } });
  answerClick(find("button"));
  expect(load).toHaveBeenCalledTimes(1);
  expect([film.error, film.paused]).toEqual([null, false]);
});

test("a button that names no film does nothing", () => {
  const { play } = standInForFilms();
  show(`<button data-plays="gone"></button><p id="text"></p><button id="b2" data-plays="text"></button>`);
  answerClick(find("button"));
  answerClick(find("#b2"));
  expect(play).not.toHaveBeenCalled();
});

const LANGUAGES = `<a href="/invest/" data-language="en">English</a><a href="/es/invest/" data-language="es">Español</a>`;

test("a language link keeps query and hash, less lng, and remembers the choice", () => {
  history.replaceState(null, "", "/invest/?a=1&lng=en&b=x%20y#costs");
  show(LANGUAGES);
  answerClick(find("[data-language=es]"));
  expect(find("[data-language=es]").getAttribute("href")).toBe("http://localhost/es/invest/?a=1&b=x+y#costs");
  expect(localStorage.getItem("i18nextLng")).toBe("es");
});

test("a language link of a page without query and hash stays plain", () => {
  history.replaceState(null, "", "/es/invest/");
  show(LANGUAGES);
  answerClick(find("[data-language=en]"));
  expect(find<HTMLAnchorElement>("[data-language=en]").href).toBe("http://localhost/invest/");
});

test("where nothing can be stored the address carries the language", () => {
  breakStorage();
  history.replaceState(null, "", "/es/invest/?a=1");
  show(LANGUAGES);
  answerClick(find("[data-language=en]"));
  expect(find<HTMLAnchorElement>("[data-language=en]").href).toBe("http://localhost/invest/?a=1&lng=en");
});

test("a language link that may be opened elsewhere carries its language and is no choice yet; a click makes it plain", () => {
  history.replaceState(null, "", "/es/invest/?a=1#costs");
  show(LANGUAGES);
  const link = find<HTMLAnchorElement>("[data-language=en]");
  carryLanguage(link);
  expect(link.href).toBe("http://localhost/invest/?a=1&lng=en#costs");
  expect(localStorage.getItem("i18nextLng")).toBeNull();
  answerClick(link);
  expect(link.href).toBe("http://localhost/invest/?a=1#costs");
});

const MENUS = `<main></main>
  <details data-menu open id="one"><summary>One</summary><p>words</p><button>choose</button></details>
  <details data-menu open id="two"><summary>Two</summary></details>
  <details open id="fold"><summary>Fold</summary></details>`;

test.each([
  ["main", []],
  ["#one p", ["one"]],
  ["#one button", []],
  ["#two summary", ["two"]],
  ["#fold summary", []],
])("a click on %s leaves these menus open: %j", (selector, left) => {
  show(MENUS);
  answerClick(find(selector));
  expect([...document.querySelectorAll("[data-menu][open]")].map(({ id }) => id)).toEqual(left);
  expect(find("#fold")).toHaveAttribute("open");
});
