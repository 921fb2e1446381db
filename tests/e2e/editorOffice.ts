// Somebody of an office at the editor: the screen, its language, and where the work is kept.
import { expect as soon, type Locator, type Page } from "@playwright/test";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/config/editorWords";
import type { EditorLanguage } from "../../src/i18n/editorLanguages";
import type { Desk } from "./editorDesk";
import { BUTTONS, field, NOTES, publish } from "./editorPage";

/** A save reads the whole content first. */
export const expect = soon.configure({ timeout: process.env.EDITOR_SLOW === "1" ? 120_000 : 30_000 });

export interface Office {
  page: Page;
  language: EditorLanguage;
  desk: Desk;
}

interface Task {
  /** The languages in which it is done without `EDITOR_SLOW`: others, other tests hold. */
  quickly: readonly EditorLanguage[];
  /** Does it; whoever does it sees what they should, and loses nothing. */
  perform(office: Office): Promise<void>;
}

/** By what is done. */
export type Tasks = Readonly<Record<string, Task>>;

export const on =
  (...quickly: EditorLanguage[]) =>
  (perform: Task["perform"]): Task => ({ quickly, perform });

export const onBoth = on("en", "es");

export const say = ({ language }: Office, word: EditorWord): string => EDITOR_WORDS[word][language];

export const openForm = ({ desk, page, language }: Office, form: string): Promise<void> =>
  desk.open(page, language, `/admin/#/collections/${form}`);

/** Opens the editor and begins a task of its first screen. */
export async function begin(office: Office, task: EditorWord): Promise<void> {
  const { desk, page, language } = office;
  await desk.open(page, language);
  const first = page.getByRole("region", { name: say(office, "welcome") });
  await first.getByRole("button", { name: say(office, task) }).click();
}

/** Replaces a text or number once the form has loaded it. */
export async function replace({ page }: Office, name: string, text: string): Promise<void> {
  await expect(async () => {
    await expect(await field(page, name)).not.toHaveValue("", { timeout: 500 });
    await (await field(page, name)).fill(text, { timeout: 5_000 });
    await expect(await field(page, name)).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

export const save = ({ page, language }: Office): Promise<void> => publish(page, language);

/** Saves, and waits until the editor says so. */
export async function saveWell(office: Office): Promise<void> {
  await save(office);
  await expect(office.page.getByText(NOTES.saved[office.language])).toBeVisible();
}

export const deleteOpen = ({ page, language }: Office): Promise<void> =>
  page.getByRole("button", { name: BUTTONS.remove[language] }).click();

/** Presses one of the buttons at the bottom; on phones, several are behind one. */
export async function pressAtBottom(office: Office, word: EditorWord): Promise<void> {
  const called = (one: EditorWord) => office.page.getByRole("button", { name: say(office, one) });
  const [button, more] = [called(word), called("moreButtons")];
  await expect(button.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await button.click();
}

/** What the editor says instead of saving. */
export const alert = (office: Office, word: EditorWord): Locator =>
  office.page.getByRole("alert", { name: say(office, word) });

/** The content of a file that must be there. */
export function contentOf<Shape>({ desk }: Office, path: string): Shape {
  return JSON.parse(desk.read(path) ?? "null") as Shape;
}
