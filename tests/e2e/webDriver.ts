// WebKit over W3C WebDriver: the part of the protocol that the smoke test needs (https://www.w3.org/TR/webdriver2/).
import { spawn } from "node:child_process";
import { startProcess } from "../fixtures/startProcess";
import type { WebKit } from "../findWebKit";
import { freePort } from "../freePort";
import { expect } from "./crmSites";
import type { OtherBrowser, OtherPage } from "./otherPage";
import { watchSite, type WatchedSite } from "./watchedSite";

/** WebDriver's codes for keys: private-use characters. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowLeft: "\uE012", ArrowRight: "\uE014", Tab: "\uE004" };

const SHIFT = "\uE008";

/** The property under which WebDriver returns an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const HEIGHT = 800;

// Its toolbar keeps the window wider than a phone; full screen has none.
const CAPABILITIES = { "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] } };

/** Sometimes a browser starts and never answers its driver. */
const START_MS = 30_000;

interface Command {
  method: "GET" | "POST" | "DELETE";
  given?: object;
  signal?: AbortSignal;
}

/** Sends one command; rejects with the driver's error message. */
async function send(address: string, { method, given = {}, signal }: Command): Promise<unknown> {
  const body = method === "POST" ? JSON.stringify(given) : undefined;
  const answer = await fetch(address, { method, body, signal });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a driver with a browser of its own: `session` is where its commands go. */
async function startBrowser(driver: string, display: string): Promise<{ session: string; stop: () => void }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(driver, ["-p", String(port)], { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
  const stop = () => void child.kill();
  try {
    await expect
      .poll(() => send(`${address}/status`, { method: "GET" }).catch(() => undefined))
      .toHaveProperty("ready", true);
    const given = { capabilities: { alwaysMatch: CAPABILITIES } };
    const signal = AbortSignal.timeout(START_MS);
    const started = await send(`${address}/session`, { method: "POST", given, signal });
    return { session: `${address}/session/${(started as { sessionId: string }).sessionId}`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function openPage(
  start: () => ReturnType<typeof startBrowser>,
  watched: (address: string) => Promise<string>,
): Promise<OtherPage> {
  const { session, stop } = await start().catch(start);
  const post = (command: string, given?: object) => send(`${session}/${command}`, { method: "POST", given });
  const element = async (selector: string) => {
    const found = await post("element", { using: "css selector", value: selector });
    return `element/${(found as Record<typeof ELEMENT, string>)[ELEMENT]}`;
  };
  /** At once: the driver clicks where an element was before a smooth scroll, or finds it out of reach. */
  const show = (selector: string) =>
    post("execute/sync", {
      script: `document.querySelector(arguments[0]).scrollIntoView({ behavior: "instant", block: "center" })`,
      args: [selector],
    });
  return {
    goTo: async (address) => void (await post("url", { url: await watched(address) })),
    evaluate: (run, ...args) =>
      post("execute/sync", { script: `return (${String(run)})(...arguments)`, args }) as ReturnType<
        typeof run
      > as never,
    async click(selector) {
      const found = await element(selector);
      await show(selector);
      await post(`${found}/click`);
    },
    type: async (selector, text) => void (await post(`${await element(selector)}/value`, { text })),
    async press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async tabBack() {
      const key = (type: "keyDown" | "keyUp", value: string) => ({ type, value });
      const actions = [key("keyDown", SHIFT), key("keyDown", KEYS.Tab), key("keyUp", KEYS.Tab), key("keyUp", SHIFT)];
      await post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async drag(from, to, pointerType) {
      const middle = { x: Math.round((from.x + to.x) / 2), y: from.y };
      const move = (place: { x: number; y: number }) => ({ type: "pointerMove", duration: 50, ...place });
      const actions = [
        move(from),
        { type: "pointerDown", button: 0 },
        move(middle),
        move(to),
        { type: "pointerUp", button: 0 },
      ];
      await post("actions", { actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }] });
    },
    resize: async (width) => void (await post("window/rect", { x: 0, y: 0, width, height: HEIGHT })),
    async close() {
      await send(session, { method: "DELETE" });
      stop();
    },
  };
}

/**
 * Starts a virtual screen for WebKit. Each page is a browser of its own, with nothing kept from another, and reports its
 * errors itself: the driver tells none.
 */
export async function launchWebKit({ driver, screen }: WebKit): Promise<OtherBrowser> {
  const display = await startProcess(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    name: "The screen",
    ready: /^(\d+)\n/m,
  });
  const sites = new Map<string, WatchedSite>();
  async function watched(url: string): Promise<string> {
    const { origin, protocol } = new URL(url);
    if (protocol === "about:") return url;
    const site = sites.get(origin) ?? (await watchSite(origin));
    sites.set(origin, site);
    return url.replace(origin, site.origin);
  }
  return {
    openPage: () => openPage(() => startBrowser(driver, `:${display.told}`), watched),
    complaints: () => [...sites.values()].flatMap((site) => site.complaints()),
    async close() {
      for (const site of sites.values()) await site.close();
      await display.stop();
    },
  };
}
