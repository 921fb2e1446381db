// `npm run cms` with content that cannot be built: the real command, up to the point where the site would start.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { withValue } from "../fixtures/brokenContent";
import { copyProject } from "../fixtures/projectCopy";
import { startScript } from "../fixtures/startProcess";
import { freePort } from "../freePort";
import { OPENING } from "./editorOnGitHub";
import { BACKEND, openEditor } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

const STEP = "content/steps/buy.json";

test("with broken content, the editor starts and links each problem to its field", SAMPLE, async ({ page }) => {
  const { folder, remove } = copyProject();
  const [sitePort, backendPort] = [`${await freePort()}`, `${await freePort()}`];
  const source = readFileSync(STEP, "utf8");
  writeFileSync(join(folder, STEP), withValue(source, "title.es", ""));
  const command = await startScript(["src/editor/startEditing.ts", sitePort, backendPort], {
    name: "npm run cms",
    ready: /Fix them at (\S+)/,
    cwd: folder,
  });
  try {
    expect(command.output()).toContain("content/ has 1 problem in 1 file");
    expect(command.output()).toContain(`${STEP}: title.es `);
    await openEditor(page, { backend: `http://127.0.0.1:${backendPort}/api/v1` }, "en", command.told);
    const list = page.getByRole("alert", { name: EDITOR_WORDS.toFix.en });
    await expect(list).toBeVisible({ timeout: OPENING });
    // The list appears again after the form: it must not clear the field's mark.
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(BACKEND, async (route) => {
      if (route.request().postData()?.includes('"folder":"content"')) await released;
      await route.fallback();
    });
    await list.getByRole("button", { name: /Steps: .+ › Title › Español/ }).click();
    await expect(page).toHaveURL(/#\/collections\/steps\/entries\/buy/);
    const marked = page.locator("[data-problem]");
    await expect(marked).toBeInViewport({ timeout: OPENING });
    await expect(marked.getByLabel(labelOf("es").en)).toBeFocused();
    release();
    await expect(list).toBeVisible({ timeout: OPENING });
    await expect(marked).toBeInViewport();
  } finally {
    // Otherwise, what it is still loading would fail.
    await page.close();
    await command.stop();
    remove();
  }
});
