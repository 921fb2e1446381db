import { gzipSync } from "node:zlib";
import { SITE_HEADERS, sitePage, soundSite } from "../fixtures/soundSite";
import { bundle } from "../fixtures/bundledServer";
import { publishNamed } from "../fixtures/releases";
import { afterwards } from "../fixtures/servedSite";

async function serve(files: Record<string, string | Buffer>) {
  const made = await bundle();
  publishNamed("first", made.dist, files);
  const server = await made.serve();
  afterwards(() => server.stop());
  return { ...made, url: server.told, output: server.output };
}

test("a working installation passes, and nobody sees its test lead", async () => {
  const { url, tool, output } = await serve(soundSite());
  expect(await tool("smoke", url)).toContain("all 8 checks passed");
  expect(output()).toContain("a test lead was stored and removed");
  expect(JSON.parse(await tool("leads", "list", "--json"))).toEqual([]);
});

test("with --current, an installation passes only while it serves the pages of the current release in dist/", async () => {
  const { dist, url, tool } = await serve(soundSite());
  expect(await tool("smoke", url, "--current")).toContain("all 9 checks passed");
  const html = sitePage("es").replace("house", "casa");
  const files = { "es/index.html": html, "es/index.html.gz": gzipSync(html), _headers: "/*\n  no colon\n" };
  // The server rejects these headers and goes on with the first release.
  const second = publishNamed("second", dist, { ...soundSite(), ...files });
  const failure = (await tool("smoke", url, "--current").catch((error: unknown) => error)) as { stdout: string };
  const faults = failure.stdout.split("\n").filter((line) => line.startsWith("FAILED"));
  expect(faults).toEqual([`FAILED  the pages are those of release ${second}: 1 of 5 differ, such as /es/`]);
  expect(await tool("smoke", url)).toContain("all 8 checks passed");
});

test("every fault is named, and the command fails", async () => {
  const files = soundSite();
  delete files["favicon.ico"];
  const { url, tool } = await serve({
    ...files,
    _headers: SITE_HEADERS.replace("immutable", "").replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  });
  const failure = (await tool("smoke", url).catch((error: unknown) => error)) as { stdout: string; code: number };
  expect(failure.code).toBe(1);
  const faults = failure.stdout.split("\n").filter((line) => line.startsWith("FAILED"));
  expect(faults).toEqual([
    expect.stringContaining("the Content-Security-Policy allows scripts from 'unsafe-inline'"),
    expect.stringContaining("is not marked immutable for caches"),
    expect.stringContaining("/favicon.ico returned 404"),
  ]);
});

test("a picture that a page shows and the installation lacks is named", async () => {
  const files = soundSite();
  const html = sitePage("es").replace("</h1>", '</h1><img srcset="/pictures/a-320.avif 320w, /pictures/b.jpg 640w">');
  const { url, tool } = await serve({
    ...files,
    "es/index.html": html,
    "es/index.html.gz": gzipSync(html),
    "pictures/a-320.avif": "picture",
  });
  const failure = (await tool("smoke", url).catch((error: unknown) => error)) as { stdout: string };
  const faults = failure.stdout.split("\n").filter((line) => line.startsWith("FAILED"));
  expect(faults).toEqual([expect.stringContaining("/es/ shows /pictures/b.jpg, which returned 404")]);
});

test("an installation that does not respond is reported as such", async () => {
  const { tool } = await bundle();
  const failure = (await tool("smoke", "http://127.0.0.1:9").catch((error: unknown) => error)) as { stderr: string };
  expect(failure.stderr).toContain("8 of 8 checks failed");
});
