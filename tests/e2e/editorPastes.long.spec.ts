// Every kind of block over every kind of selection, in the program itself: the words are there, and one writes on.
import type { Locator, Page } from "@playwright/test";
import type { SlateEditor } from "../../src/editor/paste/slateEditor";
import { PASTE_TABLE, PASTED, selectedIn, wordsAround } from "../fixtures/pasteTable";
import { OPENING } from "./editorOnGitHub";
import { openEditor, unfold } from "./editorPage";
import type { EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./editorTest";

const TEXT = "[data-slate-editor]";

/** Every second square: the unit test has them all. */
const HALF = PASTE_TABLE.filter((_, at) => at % 2 === Math.floor(at / Object.keys(PASTED).length) % 2);

declare global {
  interface Window {
    slate?: SlateEditor & { selection: unknown };
  }
}

/** Finds the program of the first rich text. */
const findProgram = (page: Page) =>
  page.evaluate((selector) => {
    interface Fiber {
      return: Fiber | null;
      memoizedProps: { editor?: SlateEditor } | null;
    }
    const element = document.querySelector(selector) ?? document.body;
    const [, first] = Object.entries(element).find(([name]) => name.startsWith("__reactFiber$")) ?? [];
    for (let fiber = first as Fiber | null; fiber && !window.slate; fiber = fiber.return)
      if (fiber.memoizedProps?.editor) window.slate = fiber.memoizedProps.editor;
  }, TEXT);

/** Puts a text into the field, selects in it, and pastes over it. */
const pasteOver = (page: Page, over: string, html: string) =>
  page.evaluate(
    ({ selector, text, selection, pasted }) => {
      const { slate } = window;
      const element = document.querySelector<HTMLElement>(selector);
      if (!slate || !element) throw new Error("There is no rich text");
      element.focus();
      slate.withoutNormalizing(() => {
        for (const [at, node] of [...slate.children.entries()].reverse())
          slate.apply({ type: "remove_node", path: [at], node });
        text.forEach((node, at) => slate.apply({ type: "insert_node", path: [at], node }));
        slate.select(selection as never);
      });
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { selector: TEXT, ...selectedIn(over), pasted: html },
  );

/** Opens a form, with the caret in its first rich text. */
async function openText(page: Page, project: EditorProject): Promise<Locator> {
  await openEditor(page, project, "en", "/admin/#/collections/pages/entries/faq");
  const text = page.locator(TEXT).first();
  await expect(text).toBeAttached({ timeout: OPENING });
  await unfold(text);
  await text.click();
  return text;
}

test(
  "what is pasted over what is selected, its words are there, and one writes on",
  SAMPLE,
  async ({ page, project }) => {
    const text = await openText(page, project);
    await findProgram(page);
    const wrong: string[] = [];
    for (const [what, over] of HALF) {
      const [html = "", words = ""] = PASTED[what] ?? [];
      await pasteOver(page, over, html);
      await page.keyboard.type("XY");
      const [before, after] = wordsAround(over);
      const shown = (await text.innerText()).replace(/[\n\ufeff]/g, "");
      if (shown !== `${before}${words}XY${after}`) wrong.push(`${what} over ${over}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("Ctrl+Z takes a paste back, and one writes on", SAMPLE, async ({ page, project }) => {
  const text = await openText(page, project);
  await page.keyboard.press("ControlOrMeta+End");
  const before = await text.innerText();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<h3>Fees</h3><ul><li>First fee</li><li>Second fee</li></ul>");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText("Second fee");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => text.innerText()).toBe(before);
  await page.keyboard.type("XY");
  await expect(text).toContainText("XY");
});
