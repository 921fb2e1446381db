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

/** The property under which WebDriver returns an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const HEIGHT = 800;

// Its toolbar keeps the window wider than a phone; full screen has none.
const CAPABILITIES = { "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] } };

/** Sends one command; rejects with the driver's error message. */
async function send(method: "GET" | "POST" | "DELETE", address: string, given: object = {}): Promise<unknown> {
  const body = method === "POST" ? JSON.stringify(given) : undefined;
  const answer = await fetch(address, { method, body });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${(value as { message: string }).message}`);
  return value;
}

async function openPage(driver: string, watched: (address: string) => Promise<string>): Promise<OtherPage> {
  const started = await send("POST", `${driver}/session`, { capabilities: { alwaysMatch: CAPABILITIES } });
  const session = `${driver}/session/${(started as { sessionId: string }).sessionId}`;
  const post = (command: string, given?: object) => send("POST", `${session}/${command}`, given);
  const element = async (selector: string) => {
    const found = await post("element", { using: "css selector", value: selector });
    return `element/${(found as Record<typeof ELEMENT, string>)[ELEMENT]}`;
  };
  return {
    goTo: async (address) => void (await post("url", { url: await watched(address) })),
    evaluate: (run, ...args) =>
      post("execute/sync", { script: `return (${String(run)})(...arguments)`, args }) as ReturnType<
        typeof run
      > as never,
    click: async (selector) => void (await post(`${await element(selector)}/click`)),
    type: async (selector, text) => void (await post(`${await element(selector)}/value`, { text })),
    async press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
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
    close: async () => void (await send("DELETE", session)),
  };
}

/**
 * Starts WebKit's driver on a virtual screen. Each page is a session of its own, with nothing kept from another, and
 * reports its errors itself: the driver tells none.
 */
export async function launchWebKit({ driver, screen }: WebKit): Promise<OtherBrowser> {
  const display = await startProcess(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    name: "The screen",
    ready: /^(\d+)\n/m,
  });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(driver, ["-p", String(port)], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display.told}` },
  });
  await expect.poll(() => send("GET", `${address}/status`).catch(() => undefined)).toHaveProperty("ready", true);
  const sites = new Map<string, WatchedSite>();
  async function watched(url: string): Promise<string> {
    const { origin } = new URL(url);
    const site = sites.get(origin) ?? (await watchSite(origin));
    sites.set(origin, site);
    return url.replace(origin, site.origin);
  }
  return {
    openPage: () => openPage(address, watched),
    complaints: () => [...sites.values()].flatMap((site) => site.complaints()),
    async close() {
      child.kill();
      for (const site of sites.values()) await site.close();
      await display.stop();
    },
  };
}
