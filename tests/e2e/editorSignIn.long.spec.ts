// The editor's sign-in with the real Decap CMS and server and a fake GitHub; and the same window opened by a stranger.
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { FakeGitHub, github } from "../fixtures/fakeGitHub";
import { startWholeSite, type WholeSite } from "../fixtures/wholeSite";
import { expect, test as visit } from "./test";

const test = visit.extend<{ fake: FakeGitHub; site: WholeSite }>({
  fake: async ({ browserName: _browser }, provide) => {
    const fake = new FakeGitHub();
    await provide(fake);
    await fake.close();
  },
  site: async ({ fake }, provide) => {
    const site = await startWholeSite({ ...github, CMS_GITHUB_URL: await fake.listen() });
    await provide(site);
    await site.stop();
  },
});

// The fake GitHub API knows only the editor's name, pressing "Cancel" is answered with 403, and a stranger's window gets
// no message.
test.use({ expectedComplaint: /acme\/site|from GitHub|\b403\b|postMessage/ });

/** Responds to an address with a page, as that page's own server would. */
async function serve(context: BrowserContext, address: string, body: string, headers: Record<string, string> = {}) {
  await context.route(address, (route) => route.fulfill({ contentType: "text/html", body, headers }));
}

const API = "https://api.github.example";

/** Responds to the editor's first call to GitHub: who signed in. Collects the Authorization headers of all its calls. */
async function answerApi(context: BrowserContext): Promise<(string | undefined)[]> {
  const calls: (string | undefined)[] = [];
  const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization, content-type" };
  await context.route(`${API}/**`, (route) => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
    calls.push(route.request().headers().authorization);
    return route.fulfill({ json: { login: "editor", name: "Editor" }, headers: cors });
  });
  return calls;
}

/** Decap CMS at an address of the site, set up for the fake GitHub. */
async function serveEditor(context: BrowserContext, site: WholeSite): Promise<string> {
  const backend = {
    name: "github",
    repo: "acme/site",
    branch: "main",
    base_url: site.url,
    auth_endpoint: "api/cms/auth",
    api_root: API,
  };
  const fields = [{ name: "title", label: "Title", widget: "string" }];
  const collections = [{ name: "pages", label: "Pages", folder: "pages", fields }];
  const config = { backend, load_config_file: false, media_folder: "media", collections };
  await context.route(/\/editor\/.*\.js$/, (route) =>
    route.fulfill({ path: join("node_modules/decap-cms/dist", route.request().url().split("/").at(-1) ?? "") }),
  );
  await serve(
    context,
    `${site.url}/editor/`,
    `<!doctype html><meta charset="utf-8"><body><script>window.CMS_MANUAL_INIT = true</script><script src="decap-cms.js"></script>
    <script>CMS.init({ config: ${JSON.stringify(config)} })</script></body>`,
    { "cross-origin-opener-policy": "same-origin-allow-popups" },
  );
  return `${site.url}/editor/`;
}

/** A page that opens the sign-in window, replies to its messages as Decap CMS does, and records them. */
const opener = (signIn: string) => `<!doctype html><body><button>Open</button><output></output><script>
  addEventListener("message", ({ data, source }) => {
    document.querySelector("output").append(data, " ");
    source.postMessage("authorizing:github", "*");
  });
  document.querySelector("button").onclick = () => { window.popup = open(${JSON.stringify(signIn)}); };
</script></body>`;

/** Opens the sign-in from a page at the given address and returns the messages that page got up to GitHub's response. */
async function toldTo(page: Page, address: string, site: WholeSite): Promise<string> {
  await serve(page.context(), address, opener(`${site.url}/api/cms/auth?provider=github`));
  await page.goto(address);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button").click();
  const popup = await opening;
  await popup.waitForURL(/callback/);
  await expect(popup.getByRole("heading")).toBeVisible();
  // Messages arrive in order: once this last one is there, the window has sent all of its own.
  await page.evaluate(() => {
    const { popup: opened } = window as unknown as { popup: Window };
    opened.postMessage("authorizing:github", "*");
  });
  await popup.evaluate(() => (window.opener as Window).postMessage("the end", "*"));
  const told = page.locator("output");
  await expect(told).toContainText("the end");
  return told.innerText();
}

test("an editor signs in with GitHub: Decap CMS gets the token and calls GitHub with it", async ({
  page,
  site,
  fake,
}) => {
  const calls = await answerApi(page.context());
  await page.goto(await serveEditor(page.context(), site));
  const window = page.waitForEvent("popup");
  await page.getByRole("button", { name: /github/i }).click();
  const popup = await window;
  await popup.waitForEvent("close");
  await expect.poll(() => calls).toContain(`token ${fake.tokens[0]}`);
  expect(fake.tokens).toHaveLength(1);
});

test("canceling at GitHub shows a message in the editor", async ({ page, site, fake }) => {
  const calls = await answerApi(page.context());
  await page.goto(await serveEditor(page.context(), site));
  fake.denies = true;
  await page.getByRole("button", { name: /github/i }).click();
  await expect(page.getByText("sign in again and allow access")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a page of the site gets the token; a foreign page that opens the same window gets nothing", async ({
  page,
  site,
  fake,
}) => {
  const own = await toldTo(page, `${site.url}/own/`, site);
  expect(own).toContain(`"token":"${fake.tokens[0]}"`);
  const foreign = await toldTo(page, "http://stranger.example/", site);
  expect(foreign.trim()).toBe("the end");
  expect(fake.tokens).toHaveLength(2);
});
