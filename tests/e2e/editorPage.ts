// What a person does in the editor, by the labels it shows.
import { readFileSync } from "node:fs";
import { expect, type BrowserContext, type Locator, type Page, type Route } from "@playwright/test";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import type { EditorLanguage, Words } from "../../src/i18n/editorLanguages";
import type { EditorProject } from "./editorProject";

export type Pair = Record<"en" | "es", string>;

/** Decap CMS's own buttons. */
export const BUTTONS = {
  login: { en: "Login", es: "Iniciar sesión" },
  publish: { en: "Publish", es: "Publicar" },
  publishNow: { en: "Publish now", es: "Publicar ahora" },
  remove: { en: "Delete entry", es: "Eliminar entrada" },
  add: { en: "Add", es: "Agregar" },
  chooseImage: { en: "Choose an image", es: "Elegir una imagen" },
  chooseFile: { en: "Choose a file", es: "Elegir un archivo" },
  chooseSelected: { en: "Choose selected", es: "Confirmar selección" },
} as const satisfies Record<string, Words>;

/** What Decap CMS says. */
export const NOTES = {
  draft: { en: "Draft", es: "Borrador" },
  saved: { en: "Changes saved", es: "Cambios guardados" },
} as const satisfies Record<string, Words>;

/** Where the editor of a test finds its local backend: the policy of the built one allows the site's own addresses only. */
export const BACKEND = "**/api/v1";

/** The editor's configuration, as the site was built with it. */
export const builtConfig = (): string => readFileSync("public/admin/config.json", "utf8");

/** Sends the editor's calls of its local backend to this one. */
export async function connectBackend(
  pages: Page | BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const body = builtConfig().replaceAll(`http://127.0.0.1:${LOCAL_PORT}`, "");
  await pages.route("**/admin/config.json", (route) => route.fulfill({ body, contentType: "application/json" }));
  await pages.route(BACKEND, answer);
}

/** Opens the editor on a copy of the project; `address` is that of the editor. */
export async function openEditor(
  page: Page,
  { backend }: Pick<EditorProject, "backend">,
  language: EditorLanguage = "en",
  address = "/admin/",
): Promise<void> {
  page.setDefaultTimeout(60_000);
  await connectBackend(page, (route) => route.continue({ url: backend }));
  await page.goto(address);
  await signIn(page, language);
}

export const signIn = (page: Page, language: EditorLanguage): Promise<void> =>
  page.getByRole("button", { name: BUTTONS.login[language] }).click();

/** The field with this name, inside another field or anywhere; groups are found by their labels. */
export async function field(page: Page, name: string, within?: Locator): Promise<Locator> {
  const { en, es } = labelOf(name);
  const label = (within ?? page).locator("label").filter({ hasText: new RegExp(`^(${en}|${es})\\s*$`) });
  return page.locator(`[id="${await label.first().getAttribute("for")}"]`);
}

/** The first field whose key this is, whatever its label. */
export const byName = (page: Page, name: string): Locator => page.locator(`[id^="${name}-field-"]`).first();

/** Retries until the text stays: the editor redraws a field when its value or its errors change, and a form as it loads. */
async function write(find: () => Promise<Locator>, text: string): Promise<void> {
  await expect(async () => {
    const input = await find();
    await input.fill(text, { timeout: 5_000 });
    await expect(input).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

export async function writeNumber(page: Page, name: string, value: number): Promise<void> {
  await write(() => field(page, name), String(value));
}

export async function writePair(page: Page, name: string, { en, es }: Pair, within?: Locator): Promise<void> {
  const inside = (language: "en" | "es") => async () =>
    (await field(page, name, within)).getByLabel(labelOf(language).en);
  await write(inside("en"), en);
  await write(inside("es"), es);
}

/** Opens the groups and list items around a field. */
export const unfold = (input: Locator) =>
  input.evaluate((element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).display !== "none") continue;
      const hidden = outer;
      const buttons = [...(hidden.parentElement?.querySelectorAll("button") ?? [])];
      buttons.find((button) => !hidden.contains(button))?.click();
    }
  });

/** Chooses a file in the media dialog that a field's button opens; `choosePart` answers the question before the upload. */
export async function upload(
  page: Page,
  opener: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
  language: EditorLanguage = "en",
  choosePart?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await opener.click();
  await page.locator("input[type=file]").setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: EDITOR_WORDS.choosePart[language] });
  if (choosePart) await expect(dialog).toBeVisible();
  await choosePart?.(dialog);
  await expect(page.getByText(NOTES.draft[language], { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  const choose = page.getByRole("button", { name: BUTTONS.chooseSelected[language] });
  await choose.click();
  await expect(choose).toBeHidden();
}

/**
 * Uploads a picture in the media dialog, selects it, and writes its alternative text. `choosePart`: answers the question
 * for the part to show, which a picture in the shape of its place does not raise.
 */
export async function choosePicture(
  page: Page,
  name: string,
  { buffer, name: file }: { name: string; buffer: Buffer },
  alt: Pair,
  choosePart?: (dialog: Locator) => Promise<void>,
  language: EditorLanguage = "en",
) {
  const group = await field(page, name);
  const opener = group.getByRole("button", { name: BUTTONS.chooseImage[language] });
  await upload(page, opener, { name: file, buffer, mimeType: "image/jpeg" }, language, choosePart);
  await writePair(page, "alt", alt, group);
}

export async function publish(page: Page, language: EditorLanguage = "en"): Promise<void> {
  await page.getByRole("button", { name: BUTTONS.publish[language], exact: true }).click();
  await page.getByRole("menuitem", { name: BUTTONS.publishNow[language] }).click();
}

/** Waits until the editor has finished saving: before that, it asks for confirmation before its page is left. */
export const saved = (page: Page, language: EditorLanguage = "en") =>
  expect(page.getByText(NOTES.saved[language])).toBeVisible();

export async function removeItem(page: Page, list: string, index: number): Promise<void> {
  const item = byName(page, list).locator('[class*="ListItemTopBar"]').nth(index);
  await item.evaluate((bar) => [...bar.querySelectorAll("button")].at(-1)?.click());
}

/** Makes Decap CMS fail as it draws the form. */
export const breakForm = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Fiber {
      child: Fiber | null;
      sibling: Fiber | null;
      stateNode: { props?: { persistLocalBackup?: unknown }; render: () => unknown; forceUpdate: () => void } | null;
    }
    const root = Object.entries(document.getElementById("nc-root") ?? {}) as [string, Fiber][];
    const container = root.find(([name]) => name.startsWith("__reactContainer$"))?.[1];
    const left = [(container?.stateNode as unknown as { current: Fiber } | undefined)?.current];
    for (let fiber = left.pop(); fiber; fiber = left.pop()) {
      const { stateNode: form } = fiber;
      if (form?.props?.persistLocalBackup) {
        form.render = () => {
          throw new Error("broken by the test");
        };
        return form.forceUpdate();
      }
      left.push(...[fiber.sibling, fiber.child].filter((next) => next !== null));
    }
  });
