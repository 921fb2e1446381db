// The form shows the entry that the address names, however one gets there, and deletes no other.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { labelOf } from "../../src/editor/config/labels";
import { OPENING } from "./editorOnGitHub";
import { field, openEditor, publish, saved, writePair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

type Title = Record<"en" | "es", string>;

// When an entry is opened from elsewhere in the editor, Decap CMS logs that it cannot find the entry's deployment.
test.use({ expectedComplaint: /getDeploy/ });

let project: EditorProject;
test.beforeAll(async () => (project = await openProject()));
test.afterAll(() => project.remove());

const titleOf = (path: string) => (JSON.parse(project.read(`content/${path}.json`)) as { title: Title }).title.en;
const at = (path: string) => `/admin/#/collections/${path.replace("/", "/entries/")}`;

const [STEP, OTHER_STEP, SERVICE] = ["steps/buy", "steps/plan", "services/property-management"] as const;

async function showsEntry(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  await expect(async () => {
    const title = await field(page, "title");
    await expect(title.getByLabel(labelOf("en").en)).toHaveValue(titleOf(path), { timeout: 500 });
  }).toPass({ timeout: OPENING });
}

test("Back, Forward, and a pasted address show the entry of the address", SAMPLE, async ({ page }) => {
  await openEditor(page, project, "en", at(STEP));
  await showsEntry(page, STEP);
  await page.goto(at(SERVICE));
  await showsEntry(page, SERVICE);
  await page.goBack();
  await showsEntry(page, STEP);
  await page.goForward();
  await showsEntry(page, SERVICE);
});

test(
  "Back leads from a file with a list, and from a new entry, to the entry of the address",
  SAMPLE,
  async ({ page }) => {
    await openEditor(page, project, "en", at(OTHER_STEP));
    await showsEntry(page, OTHER_STEP);
    await page.goto("/admin/#/collections/settings/entries/countries");
    await expect(page.getByText(/Argentina/).first()).toBeVisible({ timeout: OPENING });
    await page.goBack();
    await showsEntry(page, OTHER_STEP);
    await page.goto("/admin/#/collections/projects/new");
    await expect(page.locator("label[for^='areaSqft-field-']")).toBeVisible({ timeout: OPENING });
    await page.goBack();
    await showsEntry(page, OTHER_STEP);
  },
);

/** A form of each kind, and a field that only it has. */
const KINDS = [
  { at: "steps/entries/buy", field: "who" },
  { at: "texts/entries/home", field: "presentation" },
  { at: "settings/entries/countries", field: "entries" },
  { at: "projects/new", field: "areaSqft" },
] as const;

const labelled = (page: Page, name: string) => page.locator(`label[for^="${name}-field-"]`);

async function showsKind(page: Page, { at: address, field: own }: (typeof KINDS)[number]): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/collections/${address}$`));
  await expect(labelled(page, own)).toBeVisible({ timeout: OPENING });
  for (const other of KINDS) if (other.field !== own) await expect(labelled(page, other.field)).toHaveCount(0);
}

test(
  "from one kind of form to the next, the form is that of the address, however one gets there",
  SAMPLE,
  async ({ page }) => {
    test.setTimeout(300_000);
    // Round once: each form takes seconds to open, and each kind meets one that it shares no field with.
    const walk = [...KINDS];
    const [first] = KINDS;
    await openEditor(page, project, "en", `/admin/#/collections/${first.at}`);
    await showsKind(page, first);
    const onwards = [...walk.slice(1), first];
    for (const kind of onwards) {
      await page.goto(`/admin/#/collections/${kind.at}`);
      await showsKind(page, kind);
    }
    for (const kind of walk.toReversed()) {
      await page.goBack();
      await showsKind(page, kind);
    }
    const reloaded = new Set<unknown>();
    for (const kind of onwards) {
      await page.goForward();
      await showsKind(page, kind);
      if (reloaded.has(kind)) continue;
      reloaded.add(kind);
      await page.reload();
      await showsKind(page, kind);
    }
    expect(reloaded.size).toBe(KINDS.length);
  },
);

test("what is typed stays when the address changes, and is offered again", SAMPLE, async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openEditor(page, project, "en", at(STEP));
  await page.goto(at(OTHER_STEP));
  await showsEntry(page, OTHER_STEP);
  await writePair(page, "title", { en: "Plan twice", es: "Planee dos veces" });
  await page.goBack();
  await showsEntry(page, STEP);
  await page.goForward();
  await expect(async () => {
    const title = await field(page, "title");
    await expect(title.getByLabel(labelOf("en").en)).toHaveValue("Plan twice", { timeout: 500 });
  }).toPass();
});

test("the question before a deletion names the entry, which is the one in the form", SAMPLE, async ({ page }) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await openEditor(page, project, "en", at("projects/white-farmhouse"));
  await showsEntry(page, "projects/white-farmhouse");
  const title = titleOf("steps/plan");
  await page.goto(at(OTHER_STEP));
  await showsEntry(page, OTHER_STEP);
  await page.goBack();
  await showsEntry(page, "projects/white-farmhouse");
  await page.goForward();
  await showsEntry(page, OTHER_STEP);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect.poll(() => existsSync(join(project.folder, "content/steps/plan.json"))).toBe(false);
  expect(questions.at(-1)).toContain(`“${title}” (content/steps/plan.json)`);
  expect(existsSync(join(project.folder, "content/projects/white-farmhouse.json"))).toBe(true);
});

test("while an entry is saved, nothing can be typed that would pass for saved", SAMPLE, async ({ page }) => {
  await openEditor(page, project, "en", at(SERVICE));
  await writePair(page, "title", { en: "Kept houses", es: "Casas cuidadas" });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`http://127.0.0.1:${LOCAL_PORT}/**`, async (route) => {
    if (route.request().postData()?.includes('"action":"persistEntry"')) await released;
    await route.fallback();
  });
  const form = page.locator("#nc-root");
  await publish(page);
  await expect(form).toHaveAttribute("inert");
  release();
  await saved(page);
  await expect(form).not.toHaveAttribute("inert");
  expect(titleOf(SERVICE)).toBe("Kept houses");
});
