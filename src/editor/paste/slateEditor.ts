// The program of a rich text (Slate), which Decap CMS does not hand to extensions. Found through React's own record.
import { isRecord } from "../../content/isRecord";
import { endOf, holds, pasteInto, textOf, type Point, type Selection } from "./pasteInto";
import type { Block, SlateNode } from "./slateNodes";

/** Of its operations, those that put one text in the place of another. */
type Operation =
  { type: "remove_node"; path: number[]; node: SlateNode } | { type: "insert_node"; path: number[]; node: SlateNode };

export interface SlateEditor {
  children: SlateNode[];
  selection: Selection | null;
  apply(operation: Operation): void;
  select(point: Point): void;
  withoutNormalizing(work: () => void): void;
}

interface Fiber {
  return: Fiber | null;
  memoizedProps: { editor?: unknown } | null;
}

const isFiber = (value: unknown): value is Fiber => isRecord(value) && "memoizedProps" in value;

const isEditor = (value: unknown): value is SlateEditor =>
  isRecord(value) && [value.apply, value.select, value.withoutNormalizing].every((work) => typeof work === "function");

/** The program of the rich text that is drawn in an element. */
export function slateEditorOf(element: Element): SlateEditor | undefined {
  const record: [string, unknown][] = Object.entries(element);
  let fiber = record.find(([name]) => name.startsWith("__reactFiber$"))?.[1];
  while (isFiber(fiber)) {
    if (isEditor(fiber.memoizedProps?.editor)) return fiber.memoizedProps.editor;
    fiber = fiber.return;
  }
  return undefined;
}

function put(editor: SlateEditor, text: readonly SlateNode[], caret: Point | undefined): void {
  editor.withoutNormalizing(() => {
    for (const [at, node] of [...editor.children.entries()].reverse())
      editor.apply({ type: "remove_node", path: [at], node });
    for (const [at, node] of text.entries()) editor.apply({ type: "insert_node", path: [at], node });
    if (caret) editor.select(caret);
  });
}

/** Replaces the whole text. False if the program did not hold it as it is; the text is then as it was. */
function replaceText(editor: SlateEditor, text: readonly SlateNode[], caret: Point): boolean {
  const [former, selection] = [editor.children, editor.selection];
  try {
    put(editor, text, caret);
    if (holds(editor.children) && textOf(editor.children) === textOf(text)) return true;
  } catch (error) {
    console.warn(error);
  }
  put(editor, former, selection?.focus);
  return false;
}

/**
 * Puts blocks where the caret is, or at the end; there is none before a text has been written in. False if the program
 * did not take them; the text is then as it was.
 */
export function insertBlocks(editor: SlateEditor, blocks: readonly Block[], place: "caret" | "end" = "caret"): boolean {
  const end = endOf(editor.children);
  const here = place === "caret" ? editor.selection : null;
  const { text, caret } = pasteInto(editor.children, here ?? { anchor: end, focus: end }, blocks);
  return replaceText(editor, text, caret);
}
