/** @jest-environment jsdom */
import { replayClick } from "../../../src/early/replayClick";

const SOURCES = ["/webpack-runtime.js", "/framework.js", "/app.js"];

/** Signs that the loader listens to are taken off again after each test. */
let listening: AbortController;

const added = () => [...document.head.querySelectorAll("script")];
const paths = () => added().map(({ src }) => new URL(src).pathname);
const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name, { bubbles: true }));

/** Runs the loader in a page that is still loading or complete, with or without a browser that says when it rests. */
function runLoader(readyState: DocumentReadyState, withIdle = true): void {
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, "addEventListener").mockImplementation((name: string, listener: unknown, options?: unknown) => {
      const own = typeof options === "object" ? options : { capture: options };
      add(name, listener as EventListener, { ...own, signal: listening.signal } as AddEventListenerOptions);
    });
  }
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  if (withIdle) Object.assign(window, { requestIdleCallback: (call: () => void) => setTimeout(call, 50) });
  else Reflect.deleteProperty(window, "requestIdleCallback");
  window.bootSettings = { sources: SOURCES, compilation: "abc" };
  jest.isolateModules(() => void jest.requireActual("../../../src/early/boot"));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  delete document.documentElement.dataset.booted;
  delete document.documentElement.dataset.hydrating;
  window.earlyClick = undefined;
});

afterEach(() => {
  listening?.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([true, false])(
  "the scripts come in order after the page has loaded and rests (idle callback: %s)",
  (idle) => {
    runLoader("loading", idle);
    jest.runAllTimers();
    expect(added()).toEqual([]);
    tell(window, "load");
    expect(added()).toEqual([]);
    jest.runAllTimers();
    expect(paths()).toEqual(SOURCES);
    expect(added().every(({ async }) => !async)).toBe(true);
  },
);

test("the scripts come after everything on the page is awake", () => {
  document.body.innerHTML = `<main><div></div><section></section></main>`;
  const page = document.documentElement;
  page.dataset.resting = "";
  let wasResting = true;
  runLoader("complete");
  for (let turn = 0; turn < 20 && added().length === 0; turn++) {
    wasResting = "resting" in page.dataset;
    jest.advanceTimersToNextTimer();
  }
  expect(paths()).toEqual(SOURCES);
  expect(wasResting).toBe(false);
});

test("on a page that is complete already the scripts come when it rests", () => {
  runLoader("complete");
  expect(added()).toEqual([]);
  jest.runAllTimers();
  expect(paths()).toEqual(SOURCES);
});

test.each(["pointerdown", "keydown", "touchstart", "focusin", "wheel"])(
  "the first %s brings the scripts at once, and only once",
  (sign) => {
    runLoader("loading");
    tell(document.body, sign);
    expect(paths()).toEqual(SOURCES);
    tell(document.body, sign);
    tell(document.body, "pointerdown");
    tell(window, "load");
    jest.runAllTimers();
    expect(paths()).toEqual(SOURCES);
  },
);

const LATE_SHEET = `<noscript><link rel="stylesheet" href="/late.1.css"></noscript>`;

/** Runs the loader up to where it waits for the late sheet, one that an extension has put into the head standing first. */
function waitForSheet(): Element {
  document.head.innerHTML = `<link rel="stylesheet" href="/extension.css">${LATE_SHEET}`;
  runLoader("complete");
  jest.advanceTimersByTime(1000);
  const sheet = document.head.querySelector('[href="/late.1.css"]');
  if (!sheet) throw new Error("The loader has not added the late sheet");
  return sheet;
}

test.each(["load", "error"])("the scripts wait for the page's other styles (%s) and a frame with them", (end) => {
  const sheet = waitForSheet();
  expect(added()).toEqual([]);
  tell(sheet, end);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(paths()).toEqual(SOURCES);
});

test("a sheet that hangs keeps the scripts for some seconds only", () => {
  waitForSheet();
  jest.advanceTimersByTime(2000);
  expect(added()).toEqual([]);
  jest.advanceTimersByTime(3000);
  expect(paths()).toEqual(SOURCES);
});

test("a touch brings the scripts before the page's other styles are there, and no link twice", () => {
  const sheet = waitForSheet();
  tell(document.body, "pointerdown");
  expect(paths()).toEqual(SOURCES);
  tell(sheet, "load");
  jest.runAllTimers();
  expect(paths()).toEqual(SOURCES);
  expect(document.head.querySelectorAll("link")).toHaveLength(2);
});

test("what the head keeps in <noscript> comes with the scripts, as it is written", () => {
  document.head.innerHTML = `<noscript><link rel="stylesheet" href="/late.1.css" media="not all"></noscript>
    <noscript><link rel="manifest" href="/app.webmanifest"></noscript>`;
  runLoader("loading");
  tell(document.body, "pointerdown");
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map(({ rel, href, media }) => [rel, new URL(href).pathname, media])).toEqual([
    ["stylesheet", "/late.1.css", "not all"],
    ["manifest", "/app.webmanifest", ""],
  ]);
});

test("Gatsby's runtime finds the compilation that it would else reload the page for", () => {
  runLoader("loading");
  expect(window.___webpackCompilationHash).toBe("abc");
  expect(window.___chunkMapping).toEqual({});
});

const BUTTONS = `<button id="next"><span id="inside">Next</span></button>
  <button id="early" data-early>Play</button><button id="menu" popovertarget="m">Menu</button><a id="link">Go</a>`;

function click(id: string): void {
  tell(document.getElementById(id) ?? document.body, "click");
}

test("a click before React is given to the button again once React has started", () => {
  document.body.innerHTML = BUTTONS;
  runLoader("loading");
  click("inside");
  const pressed = jest.fn();
  document.getElementById("next")?.addEventListener("click", pressed);
  document.documentElement.dataset.hydrating = "";
  replayClick();
  jest.runOnlyPendingTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  replayClick();
  jest.runOnlyPendingTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each(["early", "menu", "link"])("a click on #%s answers by itself and is not repeated", (id) => {
  document.body.innerHTML = BUTTONS;
  runLoader("loading");
  click(id);
  expect(window.earlyClick).toBeUndefined();
});

test("once React is at work clicks are left to it", () => {
  document.body.innerHTML = BUTTONS;
  runLoader("loading");
  document.documentElement.dataset.hydrating = "";
  click("next");
  expect(window.earlyClick).toBeUndefined();
});
