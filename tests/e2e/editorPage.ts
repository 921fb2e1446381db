// What a person does in the editor, by the labels it shows.
import { expect, type Locator, type Page } from "@playwright/test";
import { LOCAL_PORT } from "../../src/editor/config/editorConfig";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/screen/editorWords";
import type { EditorLanguage } from "../../src/i18n/editorLanguages";
import type { EditorProject } from "./editorProject";

export type Pair = Record<"en" | "es", string>;

/** Decap CMS's own buttons. */
const BUTTONS: Record<EditorLanguage, Record<"login" | "publish" | "publishNow", string>> = {
  en: { login: "Login", publish: "Publish", publishNow: "Publish now" },
  es: { login: "Iniciar sesión", publish: "Publicar", publishNow: "Publicar ahora" },
};

/** Opens the editor on a copy of the project; `address` is that of the editor. */
export async function openEditor(
  page: Page,
  { backend }: Pick<EditorProject, "backend">,
  language: EditorLanguage = "en",
  address = "/admin/",
): Promise<void> {
  page.setDefaultTimeout(60_000);
  // The editor calls the backend's default port; this test's backend listens on another one.
  await page.route(`http://127.0.0.1:${LOCAL_PORT}/**`, (route) => route.continue({ url: backend }));
  await page.goto(address);
  await page.getByRole("button", { name: BUTTONS[language].login }).click();
}

/** The field with this name, inside another field or anywhere; groups are found by their labels. */
export async function field(page: Page, name: string, within?: Locator): Promise<Locator> {
  const { en, es } = labelOf(name);
  const label = (within ?? page).locator("label").filter({ hasText: new RegExp(`^(${en}|${es})\\s*$`) });
  return page.locator(`[id="${await label.first().getAttribute("for")}"]`);
}

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

/**
 * Uploads a picture in the media dialog, selects it, and writes its alternative text. `choosePart`: answers the question
 * for the part to show, which a picture in the shape of its place does not raise.
 */
export async function choosePicture(
  page: Page,
  name: string,
  upload: { name: string; buffer: Buffer },
  alt: Pair,
  choosePart?: (dialog: Locator) => Promise<void>,
) {
  const group = await field(page, name);
  await group.getByRole("button", { name: "Choose an image" }).click();
  await page.locator("input[type=file]").setInputFiles({ ...upload, mimeType: "image/jpeg" });
  const dialog = page.getByRole("dialog", { name: EDITOR_WORDS.choosePart.en });
  if (choosePart) await expect(dialog).toBeVisible();
  await choosePart?.(dialog);
  await expect(page.getByText("Draft").first()).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(page.getByRole("button", { name: "Choose selected" })).toBeHidden();
  await writePair(page, "alt", alt, group);
}

export async function publish(page: Page, language: EditorLanguage = "en"): Promise<void> {
  await page.getByRole("button", { name: BUTTONS[language].publish, exact: true }).click();
  await page.getByRole("menuitem", { name: BUTTONS[language].publishNow }).click();
}

/** Waits until the editor has finished saving: before that, it asks for confirmation before its page is left. */
export const saved = (page: Page) => expect(page.getByText("Changes saved")).toBeVisible();
