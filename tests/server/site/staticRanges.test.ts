import { readdir, readlink, stat } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendWhole } from "../../../src/server/site/staticSite";
import type { Representation } from "../../../src/server/site/siteIndex";
import { VIDEO, PICTURE } from "../../fixtures/builtSite";
import { ask, askSite, serveSite } from "../../fixtures/servedSite";

test.each([
  ["/media/video.mp4", VIDEO, "bytes=0-99", 0, 100],
  ["/media/video.mp4", VIDEO, "bytes=-500", VIDEO.length - 500, VIDEO.length],
  ["/static/house.png", PICTURE, "bytes=10-19", 10, 20],
])("GET %s returns the range that the header requests (%#)", async (path, whole, range, start, end) => {
  const answer = await askSite(path, { headers: { range } });
  expect(answer.status).toBe(206);
  expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
  expect(answer.headers["content-length"]).toBe(String(end - start));
  expect(answer.body.equals(whole.subarray(start, end))).toBe(true);
});

test.each(["/media/video.mp4", "/static/house.png"])(
  "a range past the end of %s gets a 416 with the size",
  async (path) => {
    const { port } = await serveSite();
    const whole = await ask(port, path);
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    const answer = await ask(port, path, { headers: { range: "bytes=9000000-" } });
    expect(answer.status).toBe(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${whole.body.length}`);
  },
);

test("a download resumes only if the video is still the same", async () => {
  const { port } = await serveSite();
  const tag = (await ask(port, "/media/video.mp4", { method: "HEAD" })).headers.etag ?? "";
  const range = "bytes=100-199";
  expect((await ask(port, "/media/video.mp4", { headers: { range, "if-range": tag } })).status).toBe(206);
  expect((await ask(port, "/media/video.mp4", { headers: { range, "if-range": '"older"' } })).status).toBe(200);
});

test("a compressed page never supports or offers ranges", async () => {
  const answer = await askSite("/", { headers: { range: "bytes=0-3", "accept-encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.text).toBe("home in brotli");
  expect(answer.headers["accept-ranges"]).toBeUndefined();
});

test("HEAD with a range gets the headers of the whole file", async () => {
  const answer = await askSite("/media/video.mp4", { method: "HEAD", headers: { range: "bytes=0-3" } });
  expect(answer.status).toBe(200);
  expect(answer.headers["content-length"]).toBe(String(VIDEO.length));
});

/** Waits up to a second for the server to close all of its site's files; resolves with those still open. */
async function openFilesOf(publicDir: string): Promise<string[]> {
  const openFiles = async () => {
    const names = await readdir("/proc/self/fd");
    const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
    return paths.filter((path) => path.startsWith(publicDir));
  };
  let open = await openFiles();
  for (let round = 0; round < 50 && open.length > 0; round += 1) {
    await sleep(20);
    open = await openFiles();
  }
  return open;
}

test("a visitor who leaves in the middle of a video leaves no open file behind", async () => {
  const { port, publicDir } = await serveSite();
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /media/video.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    );
    socket.once("data", () => socket.destroy());
    socket.once("close", () => resolve());
  });
  expect((await ask(port, "/media/video.mp4")).body).toHaveLength(VIDEO.length);
  expect(await openFilesOf(publicDir)).toEqual([]);
});

test("a visitor who leaves while the video is being opened stops nothing and leaves no open file behind", async () => {
  const { publicDir, port } = await serveSite();
  const { size } = await stat(join(publicDir, "media/video.mp4"));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const body = { filePath: join(publicDir, "media/video.mp4"), size };
  sendWhole({ request: response.req, response, siteWide: [] }, 200, { body, headers: [] } as unknown as Representation);
  response.destroy();
  expect((await ask(port, "/media/video.mp4")).body).toHaveLength(VIDEO.length);
  expect(await openFilesOf(publicDir)).toEqual([]);
});
