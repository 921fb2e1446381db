// Every rich text of the content through the editor's form: written in, taken back, saved, and the same as before.
import { readFileSync, readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { OPENING } from "./editorOnGitHub";
import { BUTTONS, openEditor, publish, saved } from "./editorPage";
import { openProject, type EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./test";

const TEXT = "[data-slate-editor]";

/** The files with rich texts, and the addresses of their forms. */
const FORMS = [
  ...readdirSync("content/pages").map((name) => [
    `content/pages/${name}`,
    `pages/entries/${name.replace(".json", "")}`,
  ]),
  ["content/text/sell-your-house.json", "texts/entries/sell-your-house"],
] as const;

interface Node {
  children?: Node[];
}

interface Program extends Node {
  apply(operation: { type: Change; path: number[]; offset: number; text: string }): void;
}

interface Fiber {
  return: Fiber | null;
  memoizedProps: { editor?: Program } | null;
}

type Change = "insert_text" | "remove_text";

/** Types a letter at the start of each of the form's rich texts, or takes it back: the program writes the text anew. */
const changeAll = (page: Page, type: Change) =>
  page.evaluate(
    async ([selector, change]) => {
      const elements = [...document.querySelectorAll(selector)];
      for (const element of elements) {
        const [, first] = Object.entries(element).find(([name]) => name.startsWith("__reactFiber$")) ?? [];
        let fiber = first as Fiber | null;
        while (fiber && !fiber.memoizedProps?.editor) fiber = fiber.return;
        const program = fiber?.memoizedProps?.editor;
        if (!program) throw new Error("A rich text has no program");
        const path: number[] = [];
        for (let node: Node = program; node.children; path.push(0)) node = node.children[0] ?? {};
        program.apply({ type: change, path, offset: 0, text: "X" });
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      return elements.length;
    },
    [TEXT, type] as const,
  );

let project: EditorProject;
test.beforeAll(async () => (project = await openProject()));
test.afterAll(() => project.remove());

for (const [file, form] of FORMS)
  test(`every rich text of ${file} comes out of the form as it went in`, SAMPLE, async ({ page }) => {
    await openEditor(page, project, "en", `/admin/#/collections/${form}`);
    await expect(page.locator(TEXT).first()).toBeAttached({ timeout: OPENING });
    expect(await changeAll(page, "insert_text")).toBeGreaterThan(1);
    const button = page.getByRole("button", { name: BUTTONS.publish.en, exact: true });
    await expect(button).toBeVisible();
    await changeAll(page, "remove_text");
    // Where all is as it was, the program has nothing to save.
    if (await button.isVisible()) {
      await publish(page);
      await saved(page);
    }
    expect(project.read(file)).toBe(readFileSync(file, "utf8"));
  });
