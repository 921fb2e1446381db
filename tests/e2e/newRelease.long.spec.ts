// A page that stays open while a release replaces the one it came from.
import { cpSync, readdirSync } from "node:fs";
import { bundle } from "../fixtures/bundledServer";
import { folderOf, removeFolders } from "../fixtures/folder";
import { publishFolder } from "../fixtures/releases";
import { withVisitors } from "../fixtures/visitors";
import { contactForm, fillIn, bringInForm } from "./contactForm";
import { expect, started, test } from "./test";

/** Scripts of islands, whose names change with the code. */
const ISLAND_SCRIPT = /\/assets\/(?!page-|moveDivider-).*\.js$/;

/** The built site with one more file. */
function siteWith(name: string, isWanted: (file: string) => boolean = () => true): string {
  const folder = folderOf({ [name]: name });
  cpSync("public", folder, { recursive: true, filter: isWanted });
  return folder;
}

test.afterEach(removeFolders);

test("a page opened before a release starts its islands and sends its form after it, although the release lacks its scripts, and 32 other visitors notice nothing", async ({
  page,
}) => {
  const { dist, serve, tool } = await bundle();
  publishFolder(siteWith("first.txt"), dist);
  const server = await serve();
  try {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const islandScripts = () => asked.filter((url) => ISLAND_SCRIPT.test(url));
    await page.goto(server.told);
    await started(page);
    const replacement = siteWith("second.txt", (file) => !/\.js(\.br|\.gz)?$/.test(file));
    const script = readdirSync("public/assets").find((name) => ISLAND_SCRIPT.test(`/assets/${name}`));
    const { forms, faults } = await withVisitors(server.told, ["/", "/es/", `/assets/${script}`], async () => {
      publishFolder(replacement, dist);
      const isThere = async () => (await fetch(`${server.told}/second.txt`)).status;
      // Its server starts beside the one that answers all these visitors.
      await expect.poll(isThere, { timeout: 90_000 }).toBe(200);
    });
    expect(faults).toEqual({});
    expect((await fetch(`${server.told}/first.txt`)).status).toBe(404);
    expect(islandScripts()).toEqual([]);

    const view = contactForm(page, "en");
    await bringInForm(page);
    expect(islandScripts()).not.toEqual([]);
    await fillIn(view, "visitor@example.com");
    await view.submit.click();
    await expect(view.success).toBeVisible();
    const leads = await tool("leads", "list", "--json", "--limit", "10000");
    expect(leads).toContain('"visitor@example.com"');
    expect(JSON.parse(leads)).toHaveLength(forms + 1);
  } finally {
    await server.stop();
  }
});
