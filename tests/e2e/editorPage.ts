// What a person does in the editor, by the labels that the editor shows.
import { expect, type Locator, type Page } from "@playwright/test";
import { labelOf } from "../../src/editor/labels";

export type Pair = Record<"en" | "es", string>;

/** The field with this name, below another field or anywhere; groups are found by their labels. */
export async function field(page: Page, name: string, within?: Locator): Promise<Locator> {
  const label = (within ?? page).locator("label").filter({ hasText: new RegExp(`^${labelOf(name).en}\\s*$`) });
  return page.locator(`[id="${await label.first().getAttribute("for")}"]`);
}

/** Types as long as it takes: the editor draws a field anew when its value or its faults have changed. */
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

/** Uploads a picture through the media dialog, chooses it, and describes it. */
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

/** Waits until the editor has done with saving: until then it asks before it lets its page be left. */
export const saved = (page: Page) => expect(page.getByText("Changes saved")).toBeVisible();
