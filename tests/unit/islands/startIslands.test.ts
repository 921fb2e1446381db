/** @jest-environment jsdom */
import { setTimeout as sleep } from "node:timers/promises";
import { screen, waitFor } from "@testing-library/dom";
import { createElement, useState } from "react";
import { startIslands } from "../../../src/islands/startIslands";
import { words } from "../../fixtures/sitePage";

const { island: text } = words("common");

let breaks: boolean;

/** An island that counts clicks, and can be made to throw. */
function Counting({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  if (breaks && count > start) throw new Error("broken");
  return createElement("button", { onClick: () => setCount(count + 1) }, `pressed ${count}`);
}

const load = jest.fn();

jest.mock("../../../src/islands/islands", () => ({ LOADERS: { Counting: () => load() as unknown } }));

const watched: { watch: Element[]; margin?: string; tell: (isIntersecting: boolean) => void; disconnected: boolean }[] =
  [];

beforeEach(() => {
  breaks = false;
  load.mockReset().mockResolvedValue(Counting);
  watched.length = 0;
  history.replaceState(null, "", "/");
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  Object.assign(window, {
    IntersectionObserver: class {
      record = {
        watch: [] as Element[],
        margin: undefined as string | undefined,
        tell: (isIntersecting: boolean) => this.call([{ isIntersecting }]),
        disconnected: false,
      };
      constructor(
        private call: (seen: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin?: string },
      ) {
        this.record.margin = rootMargin;
        watched.push(this.record);
      }
      observe = (part: Element) => void this.record.watch.push(part);
      disconnect = () => void (this.record.disconnected = true);
    },
  });
  const data = { words: { language: "en", path: "/", texts: {} }, props: { start: 1 } };
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => data }) });
  document.body.innerHTML = `<div data-island="Counting" data-from="/assets/island-1.json">
    <div data-island-root="true"><button>pressed 1</button></div>
    <div data-island-failed role="alert" hidden><p>${text.failed}</p><button type="button">${text.retry}</button></div>
    </div><button>elsewhere</button>`;
});
afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole("button", { name: /^pressed/ });
const hasStarted = () => waitFor(() => expect(document.querySelector("[data-started]")).not.toBeNull());

test("an island is loaded when it nears the viewport, and not before", async () => {
  startIslands();
  const [watch] = watched;
  expect(watch?.watch).toEqual([button()]);
  expect(watch?.margin).toMatch(/^[1-9]\d*px 0px$/);
  watch?.tell(false);
  expect(load).not.toHaveBeenCalled();
  const built = button();
  watch?.tell(true);
  await hasStarted();
  expect(button()).toBe(built);
  expect(load).toHaveBeenCalledTimes(1);
  button().click();
  await waitFor(() => expect(button()).toHaveTextContent("pressed 2"));
});

test.each(["focusin", "pointerdown"])("an island is loaded on its first %s, once", async (touch) => {
  startIslands();
  screen.getByText("elsewhere").dispatchEvent(new Event(touch, { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  button().dispatchEvent(new Event(touch, { bubbles: true }));
  button().dispatchEvent(new Event(touch, { bubbles: true }));
  expect(watched[0]?.disconnected).toBe(true);
  await hasStarted();
  expect(load).toHaveBeenCalledTimes(1);
});

test("an island that fails to load says so, keeps its HTML, and can be retried", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  startIslands();
  watched[0]?.tell(true);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent(text.failed);
  expect(button()).toHaveTextContent("pressed 1");
  screen.getByRole("button", { name: text.retry }).click();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await hasStarted();
  expect(load).toHaveBeenCalledTimes(2);
});

test("an island that crashes is restored to its static HTML, says so, and can be restarted", async () => {
  // In development, React logs the error.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const quiet = (event: Event) => event.preventDefault();
  window.addEventListener("error", quiet);
  breaks = true;
  startIslands();
  watched[0]?.tell(true);
  await hasStarted();
  button().click();
  expect(await screen.findByRole("alert")).toHaveTextContent(text.failed);
  expect(button()).toHaveTextContent("pressed 1");
  breaks = false;
  screen.getByRole("button", { name: text.retry }).click();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => {
    button().click();
    expect(button()).toHaveTextContent("pressed 2");
  });
  window.removeEventListener("error", quiet);
});

test("a URL hash that only an island can contain starts it immediately", async () => {
  history.replaceState(null, "", "/#calculator");
  startIslands();
  await hasStarted();
});

test("a URL hash that cannot be decoded does not prevent islands from starting", async () => {
  history.replaceState(null, "", "/#50%");
  startIslands();
  watched[0]?.tell(true);
  await hasStarted();
});

test.each(["load", "error"])("an island waits for the deferred styles until their %s", async (end) => {
  document.head.innerHTML = `<style data-styles="/assets/styles-1.css"></style><style id="mui"></style>`;
  // Needs its own page, because a page loads the styles only once.
  jest.resetModules();
  load.mockResolvedValue(() => createElement("button", null, "pressed 1"));
  const page = await import("../../../src/islands/startIslands");
  page.startIslands();
  watched[0]?.tell(true);
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  expect(sheet?.getAttribute("href")).toBe("/assets/styles-1.css");
  // Before MUI's rules, which override them.
  expect(sheet?.nextElementSibling?.id).toBe("mui");
  await sleep(100);
  expect(document.querySelector("[data-started]")).toBeNull();
  sheet?.dispatchEvent(new Event(end));
  await hasStarted();
  document.head.innerHTML = "";
});
