// What a person does in the editor, by the labels it shows.
import { expect, type Locator, type Page } from "@playwright/test";
import { labelOf } from "../../src/editor/config/labels";

export type Pair = Record<"en" | "es", string>;

/** The field with this name, inside another field or anywhere; groups are found by their labels. */
export async function field(page: Page, name: string, within?: Locator): Promise<Locator> {
  const label = (within ?? page).locator("label").filter({ hasText: new RegExp(`^${labelOf(name).en}\\s*$`) });
  return page.locator(`[id="${await label.first().getAttribute("for")}"]`);
}

/** Retries until the text stays: the editor redraws a field when its value or its errors change. */
async function write(input: Locator, text: string): Promise<void> {
  await expect(async () => {
    await input.fill(text);
    await expect(input).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

export async function writeNumber(page: Page, name: string, value: number): Promise<void> {
  await write(await field(page, name), String(value));
}

export async function writePair(page: Page, name: string, { en, es }: Pair, within?: Locator): Promise<void> {
  const group = await field(page, name, within);
  await write(group.getByLabel(labelOf("en").en), en);
  await write(group.getByLabel(labelOf("es").en), es);
}

/** Uploads a picture in the media dialog, selects it, and writes its alternative text. */
export async function choosePicture(page: Page, name: string, upload: { name: string; buffer: Buffer }, alt: Pair) {
  const group = await field(page, name);
  await group.getByRole("button", { name: "Choose an image" }).click();
  await page.locator("input[type=file]").setInputFiles({ ...upload, mimeType: "image/jpeg" });
  await expect(page.getByText("Draft").first()).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(page.getByRole("button", { name: "Choose selected" })).toBeHidden();
  await writePair(page, "alt", alt, group);
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

/** Waits until the editor has finished saving: before that, it asks for confirmation before its page is left. */
export const saved = (page: Page) => expect(page.getByText("Changes saved")).toBeVisible();
