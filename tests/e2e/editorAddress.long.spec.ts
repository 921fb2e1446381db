// The form shows the entry that the address names, however one gets there, and deletes no other.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { collections } from "../../src/editor/config/editorConfig";
import { labelOf } from "../../src/editor/config/labels";
import { TEXT_COLLECTION } from "../../src/editor/config/places";
import { OPENING } from "./editorOnGitHub";
import { BACKEND, field, openEditor, publish, saved, writePair, type Pair } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

let project: EditorProject;
test.beforeAll(async () => (project = await openProject()));
test.afterAll(() => project.remove());

const titleIn = (source: string) => (JSON.parse(source) as { title: Pair }).title.en;
const titleOf = (path: string) => titleIn(project.read(`content/${path}.json`));
const at = (path: string) => `/admin/#/collections/${path.replace("/", "/entries/")}`;

const [OTHER_STEP, SERVICE] = ["steps/plan", "services/property-management"] as const;

interface Form {
  at: string;
  /** An entry's title in English; empty for a new one. */
  title?: string;
  fields: readonly string[];
}

const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

async function showsEntry(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  await expect(async () => {
    const title = await field(page, "title");
    await expect(title.getByLabel(labelOf("en").en)).toHaveValue(titleOf(path), { timeout: 500 });
  }).toPass({ timeout: OPENING });
}

/** A form of each kind: an entry of each folder, a new one, a page's texts, and each file of settings. */
const FORMS: readonly Form[] = collections().flatMap(({ name, folder, files, fields = [] }) => {
  if (files) {
    const forms = files.map((file) => ({ at: `${name}/entries/${file.name}`, fields: namesOf(file.fields) }));
    return name === TEXT_COLLECTION ? forms.slice(0, 1) : forms;
  }
  const [slug = ""] = readdirSync(folder ?? "").flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  const form = (where: string, title: string) => ({ at: `${name}/${where}`, title, fields: namesOf(fields) });
  const stored = form(`entries/${slug}`, titleIn(readFileSync(`${folder}/${slug}.json`, "utf8")));
  return name === "projects" ? [stored, form("new", "")] : [stored];
});

const isSlow = process.env.EDITOR_SLOW === "1";

/** How many forms of a walk are met again by Back, Forward, and a reload. */
const AGAIN = isSlow ? Infinity : 3;

/** Walks that meet each form once; with `EDITOR_SLOW=1`, each form after each other form. */
const WALKS: readonly (readonly Form[])[] = isSlow
  ? FORMS.map((one, place) => [one, ...FORMS.slice(place + 1).flatMap((other) => [other, one])])
  : [FORMS];

/** What tells the open form: the names of its own fields, from top to bottom, and its title in English. */
const formHere = (page: Page) =>
  page
    .locator('[class*="-ControlPaneContainer"]:not(:has([class*="-ControlPaneContainer"])) > div')
    .evaluateAll((all) => {
      const fields = all.map((one) => one.querySelector("label[for]")?.getAttribute("for")?.split("-field-")[0]);
      const title = all[fields.indexOf("title")]?.querySelector<HTMLInputElement>("input")?.value;
      return { fields, title };
    });

async function shows(page: Page, { at: address, title, fields }: Form): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#/collections/${address}$`));
  // The page may be loaded anew meanwhile.
  await expect(async () => expect(await formHere(page)).toEqual({ fields, title })).toPass({ timeout: OPENING });
}

test.describe("on a phone, without the preview", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "from one kind of form to the next, the form is that of the address, however one gets there",
    SAMPLE,
    async ({ page }) => {
      test.setTimeout(WALKS.length * 300_000);
      await openEditor(page, project, "en", `/admin/#/collections/${FORMS[0]?.at}`);
      for (const walk of WALKS) {
        for (const form of walk) {
          await page.goto(`/admin/#/collections/${form.at}`);
          await shows(page, form);
        }
        const again = walk.slice(-1 - AGAIN);
        for (const form of again.toReversed().slice(1)) {
          await page.goBack();
          await shows(page, form);
        }
        for (const form of again.slice(1)) {
          await page.goForward();
          await shows(page, form);
          await page.reload();
          await shows(page, form);
        }
      }
    },
  );
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
  await page.route(BACKEND, async (route) => {
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
