// Puts pasted blocks in the place of a selection in a rich text of Decap CMS. Its own way breaks lists.
import type { Block, Leaf, SlateNode } from "./slateNodes";

export interface Point {
  path: readonly number[];
  offset: number;
}

export interface Selection {
  anchor: Point;
  focus: Point;
}

const isLeaf = (node: SlateNode | undefined): node is Leaf => node !== undefined && "text" in node;

const isBlock = (node: SlateNode | undefined): node is Block => node !== undefined && "children" in node;

type List = Block & { type: "bulleted-list" | "numbered-list" };

const isList = (node: SlateNode | undefined): node is List =>
  isBlock(node) && /^(bulleted|numbered)-list$/.test(node.type);

type Words = Block & { type: "paragraph" | "heading-three" };

const isWords = (node: SlateNode | undefined): node is Words =>
  isBlock(node) && !isList(node) && node.type !== "list-item";

export const textOf = (nodes: readonly SlateNode[]): string =>
  nodes.map((node) => (isLeaf(node) ? node.text : textOf(node.children))).join("");

/** Whether these are blocks that the program can draw and write into. */
export const holds = (nodes: readonly SlateNode[]): boolean =>
  nodes.length > 0 &&
  nodes.every((node) => {
    if (!isBlock(node) || node.children.length === 0) return false;
    if (!isList(node)) return isWords(node) && node.children.every((one) => isLeaf(one) || one.type === "link");
    return node.children.every(
      (item) => isBlock(item) && item.type === "list-item" && isWords(item.children[0]) && holds(item.children),
    );
  });

function comesFirst(one: Point, other: Point): boolean {
  const at = one.path.findIndex((step, index) => step !== other.path[index]);
  return at < 0 ? one.offset <= other.offset : (one.path[at] ?? 0) < (other.path[at] ?? 0);
}

type Side = "before" | "after";

/** What is on one side of a point; the words that it is in are cut. */
function cut(nodes: readonly SlateNode[], { path, offset }: Point, side: Side): SlateNode[] {
  const [at = 0, ...inner] = path;
  const node = nodes[at];
  const whole = side === "before" ? nodes.slice(0, at) : nodes.slice(at + 1);
  if (!node) return whole;
  const half = isLeaf(node)
    ? { ...node, text: side === "before" ? node.text.slice(0, offset) : node.text.slice(offset) }
    : { ...node, children: cut(node.children, { path: inner, offset }, side) };
  return side === "before" ? [...whole, half] : [half, ...whole];
}

const edgeOf = (nodes: readonly SlateNode[], side: Side) => nodes.at(side === "before" ? -1 : 0);

function wordsAt(nodes: readonly SlateNode[], side: Side): Block | undefined {
  const edge = edgeOf(nodes, side);
  if (isWords(edge)) return edge;
  return isBlock(edge) ? wordsAt(edge.children, side) : undefined;
}

/** The same with other words at the cut; without any, what held nothing else goes as well. */
function withWords(nodes: readonly SlateNode[], side: Side, words?: Block): SlateNode[] {
  const edge = edgeOf(nodes, side);
  if (!isBlock(edge)) return [...nodes];
  const others = side === "before" ? nodes.slice(0, -1) : nodes.slice(1);
  const children = isWords(edge) ? [] : withWords(edge.children, side, words);
  const kept = children.length > 0 ? { ...edge, children } : isWords(edge) ? words : undefined;
  if (!kept) return others;
  return side === "before" ? [...others, kept] : [kept, ...others];
}

/** An entry without its own words: they were cut off, and a list in it is left. */
const isRest = (node: SlateNode | undefined): node is Block =>
  isBlock(node) && node.type === "list-item" && !isWords(node.children[0]);

/** One after the other. Lists of one kind that meet are one, and what is left of an entry goes on in the one before. */
function attach(nodes: readonly SlateNode[], others: readonly SlateNode[]): SlateNode[] {
  const [last, [first, ...following]] = [nodes.at(-1), others];
  const areOne = isList(last) && isList(first) && last.type === first.type;
  if (isBlock(last) && isBlock(first) && (areOne || (last.type === "list-item" && isRest(first))))
    return [...nodes.slice(0, -1), { ...last, children: attach(last.children, first.children) }, ...following];
  const [rest, ...items] = isList(first) ? first.children : [];
  if (!isList(first) || !isRest(rest)) return [...nodes, ...others];
  const list = items.length > 0 ? [{ ...first, children: items }] : [];
  return attach(nodes, [...rest.children, ...list, ...following]);
}

/** The path to the words that a point is in. */
function wordsPath(nodes: readonly SlateNode[], [at = 0, ...inner]: readonly number[]): number[] {
  const node = nodes[at];
  return isBlock(node) && !isWords(node) ? [at, ...wordsPath(node.children, inner)] : [at];
}

function pathOf(nodes: readonly SlateNode[], leaf: Leaf): number[] | undefined {
  for (const [at, node] of nodes.entries()) {
    const inner = isLeaf(node) ? (node === leaf ? [] : undefined) : pathOf(node.children, leaf);
    if (inner) return [at, ...inner];
  }
  return undefined;
}

export function endOf(nodes: readonly SlateNode[]): Point {
  const last = nodes.at(-1);
  const inner = isBlock(last) ? endOf(last.children) : { path: [], offset: last?.text.length ?? 0 };
  return { path: [Math.max(0, nodes.length - 1), ...inner.path], offset: inner.offset };
}

const isEmpty = (words: Block | undefined) => words === undefined || textOf(words.children) === "";

const both = (one: Block, other: Block, kind: Block): Block => ({
  ...kind,
  children: [...one.children, ...other.children],
});

/**
 * The text after the paste, and where one goes on writing. A single paragraph goes among the words around it; of several
 * blocks, the first and last paragraph join the words that they touch.
 */
export function pasteInto(
  text: readonly SlateNode[],
  { anchor, focus }: Selection,
  pasted: readonly Block[],
): { text: SlateNode[]; caret: Point } {
  const [start, end] = comesFirst(anchor, focus) ? [anchor, focus] : [focus, anchor];
  let [before, after] = [cut(text, start, "before"), cut(text, end, "after")];
  const [head, tail] = [wordsAt(before, "before"), wordsAt(after, "after")];
  const here: Leaf = { text: "" };
  const last = wordsAt(pasted, "before");
  let blocks = withWords(pasted, "before", last && both(last, { ...last, children: [here] }, last));

  const isOneBlock = wordsPath(text, start.path).join() === wordsPath(text, end.path).join();
  const [only] = blocks.length === 1 ? blocks : [];
  const isAmong = isBlock(only) && only.type === "paragraph" && (isOneBlock || !isEmpty(head) || !isEmpty(tail));
  if (isAmong && head) {
    const words = both(head, only, head);
    before = withWords(before, "before", tail ? both(words, tail, words) : words);
    [blocks, after] = [[], withWords(after, "after")];
  }
  const [first] = blocks;
  if (head && !isEmpty(head) && isWords(first) && first.type === "paragraph") {
    before = withWords(before, "before", both(head, first, head));
    blocks = blocks.slice(1);
  } else if (!isAmong && isEmpty(head)) before = withWords(before, "before");
  const final = blocks.at(-1);
  if (!isAmong && tail && !isEmpty(tail) && isWords(final) && final.type === "paragraph") {
    after = withWords(after, "after", both(final, tail, tail));
    blocks = blocks.slice(0, -1);
  } else if (!isAmong && isEmpty(tail)) after = withWords(after, "after");
  const whole = attach(attach(before, blocks), after);
  return { text: whole, caret: { path: pathOf(whole, here) ?? [], offset: 0 } };
}
