/** @jest-environment jsdom */
import type { Metric } from "web-vitals";
import { ARRIVALS } from "../../../src/site/arrival";
import { noteStep } from "../../../src/site/visitStep";
import { countVisit } from "../../../src/visits/countVisit";

type Keep = (measured: Pick<Metric, "name" | "value">) => void;

const kept: Record<string, Keep> = {};

jest.mock("web-vitals", () =>
  Object.fromEntries(
    ["LCP", "INP", "CLS", "FCP", "TTFB"].map((name) => [`on${name}`, (keep: Keep) => void (kept[name] = keep)]),
  ),
);

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
let comeIntoView: () => void;

class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[], observer: Observer) => void) {
    comeIntoView = () => seen([{ isIntersecting: true }], this);
  }
  observe() {}
  disconnect() {}
}

/** jsdom's Blob has no text(): it is read with a FileReader. */
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

// Listeners on the document outlive a test: each page gets its own.
const listeners: [string, EventListenerOrEventListenerObject][] = [];
const { addEventListener } = document;
beforeEach(() => {
  document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.push([type, listener]);
    addEventListener.call(document, type, listener);
  };
  Object.assign(window, { IntersectionObserver: Observer, requestIdleCallback: (task: () => void) => task() });
  Object.assign(navigator, { sendBeacon });
  Object.defineProperty(navigator, "webdriver", { value: false, configurable: true });
  jest.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
  document.addEventListener = addEventListener;
  jest.restoreAllMocks();
  sendBeacon.mockClear();
  sessionStorage.clear();
});

/** Opens the page at a path, with or without the contact form. */
function open(path: string, { width = 1280, isListed = true, form = false } = {}): void {
  Object.assign(window, { innerWidth: width });
  history.replaceState(null, "", path);
  document.head.innerHTML = isListed ? `<link rel="canonical" href="https://site.example${path}">` : "";
  document.body.innerHTML = form ? `<form action="/api/contacts"><input></form>` : "";
  countVisit();
}

/** Hides the page, and returns what it has sent since the last time. */
async function hide(): Promise<unknown[]> {
  const state = jest.spyOn(document, "visibilityState", "get");
  for (const visibility of ["visible", "hidden"] as const) {
    state.mockReturnValue(visibility);
    document.dispatchEvent(new Event("visibilitychange"));
  }
  state.mockRestore();
  const sent = sendBeacon.mock.calls.splice(0);
  expect(sent.every(([address, body]) => address === "/api/visits" && body.type === "application/json")).toBe(true);
  return Promise.all(sent.map(([, body]) => read(body)));
}

test("a visit is counted once, each of its pages by itself, with where it came from", async () => {
  sessionStorage.setItem(ARRIVALS, '{"source":"news","landing":"/"}');
  open("/es/invest/?email=ana", { width: 390 });
  const page = { page: "/invest/", language: "es", device: "phone", metrics: {} };
  const source = { first: { source: "news", landing: "/" } };
  expect(await hide()).toEqual([{ ...page, source, steps: ["visit", "view"] }]);
  open("/");
  expect(await hide()).toEqual([
    { page: "/", language: "en", device: "desktop", source, steps: ["view"], metrics: {} },
  ]);
});

test("what happens on a page is reported once, however often it is hidden", async () => {
  open("/contact-us/", { form: true });
  comeIntoView();
  expect(await hide()).toMatchObject([{ steps: ["visit", "view", "formSeen"] }]);
  expect(await hide()).toEqual([]);
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  noteStep("formSent");
  noteStep("calculator");
  noteStep("formSent");
  expect(await hide()).toMatchObject([{ steps: ["formBegun", "formSent", "calculator"] }]);
  noteStep("calculator");
  expect(await hide()).toEqual([]);
});

test("a sampled page reports its rounded figures, once", async () => {
  jest.spyOn(Math, "random").mockReturnValue(0);
  open("/");
  await new Promise((resolve) => setTimeout(resolve));
  const values = { LCP: 1234.567, INP: 80.4, CLS: 0.123456, FCP: 800.2, TTFB: 99.9 };
  for (const [name, value] of Object.entries(values)) kept[name]?.({ name, value } as Metric);
  expect(await hide()).toMatchObject([{ metrics: { LCP: 1235, INP: 80, CLS: 0.1235, FCP: 800, TTFB: 100 } }]);
  kept.CLS?.({ name: "CLS", value: 0.5 });
  expect(await hide()).toEqual([]);
});

test("neither a page that is not indexed nor a visitor who asks not to be tracked is counted", async () => {
  open("/es/no-such-page/", { isListed: false });
  expect(await hide()).toEqual([]);
  Object.assign(navigator, { globalPrivacyControl: true });
  open("/");
  expect(await hide()).toEqual([]);
  Object.assign(navigator, { globalPrivacyControl: undefined });
});
