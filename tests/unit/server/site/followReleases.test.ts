import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { followReleases } from "../../../../src/server/site/followReleases";
import { folderOf, removeFolders } from "../../../fixtures/folder";
import { homeOf, publishNamed } from "../../../fixtures/releases";

afterEach(removeFolders);
afterEach(() => jest.useRealTimers());

/** One second, as docs/deployment.md says. */
const LOOK_EVERY_MS = 1000;

/** Follows the releases in a folder on a clock that only the test moves: files and sockets take their real time. */
async function followed() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "hrtime"] });
  const dist = folderOf();
  publishNamed("first", dist);
  const site = await followReleases(dist);
  let tell: (told: object) => void = () => undefined;
  const told = () => new Promise<object>((resolve) => (tell = resolve));
  site.start?.({ info: (facts) => tell(facts), error: (facts) => tell(facts) });
  const home = async () => {
    const server = createServer((request, response) => void site.answer(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const text = await answer.text();
    server.close();
    return text;
  };
  return { dist, site, told, home };
}

test("a finished release is looked for every second, and shown as soon as it is read", async () => {
  const { dist, site, told, home } = await followed();
  for (const name of ["second", "third"]) {
    const release = publishNamed(name, dist);
    jest.advanceTimersByTime(LOOK_EVERY_MS - 1);
    // Still waiting for the next look.
    expect(jest.getTimerCount()).toBe(1);
    const report = told();
    jest.advanceTimersByTime(1);
    expect(await report).toEqual({ release });
    expect(await home()).toBe(homeOf(name));
  }
  site.stop?.();
  expect(jest.getTimerCount()).toBe(0);
});
