// The way into the editor when no local backend is running: GitHub, or a note about what is missing.
import type { Page } from "@playwright/test";
import type { EditorConfig } from "../../src/editor/config/decapConfig";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { builtConfig } from "./editorPage";
import { expect, test } from "./test";

test.use({ expectedComplaint: new RegExp(`127\\.0\\.0\\.1:${LOCAL_PORT}|net::ERR_CONNECTION_REFUSED`) });

/** Opens the editor of a site that was built with, or without, a repository. */
async function openEditor(page: Page, backend: EditorConfig["backend"]): Promise<void> {
  await page.route(`http://127.0.0.1:${LOCAL_PORT}/**`, (route) => route.abort("connectionrefused"));
  // The real GitHub is never called.
  const headers = { "access-control-allow-origin": "*" };
  await page.context().route(/^https:/, (route) => route.fulfill({ headers, json: { components: [] } }));
  const config = { ...(JSON.parse(builtConfig()) as EditorConfig), backend };
  await page.route("**/admin/config.json", (route) => route.fulfill({ json: config }));
  await page.goto("/admin/");
}

test("without a repository, the editor says what to do, in English and Spanish", async ({ page, openAs }) => {
  await openEditor(page, undefined);
  await expect(page.getByRole("status")).toContainText("npm run cms");
  const spanish = await openAs({ locale: "es-US" });
  await openEditor(spanish, undefined);
  await expect(spanish.getByRole("status")).toContainText("no está conectado");
});

test("with a repository, the editor signs in with GitHub through the site's own origin", async ({ page, origin }) => {
  await page.context().route("**/api/cms/auth*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await openEditor(page, { name: "github", repo: "acme/site", branch: "main", auth_endpoint: "api/cms/auth" });
  const window = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Login with GitHub" }).click();
  const address = new URL((await window).url());
  expect(address.origin + address.pathname).toBe(`${origin}/api/cms/auth`);
  expect(address.searchParams.get("provider")).toBe("github");
});

test("in a Spanish browser, the editor's own texts, its title, and its page are in Spanish", async ({ openAs }) => {
  const page = await openAs({ locale: "es-MX" });
  await openEditor(page, { name: "github", repo: "acme/site", branch: "main", auth_endpoint: "api/cms/auth" });
  // Its own words come with the full editor, which is large.
  await expect(page.getByRole("button", { name: "Iniciar sesión con GitHub" })).toBeVisible({ timeout: 25_000 });
  await expect(page).toHaveTitle("Editor del contenido");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});
