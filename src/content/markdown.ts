// The Markdown that page texts may contain: paragraphs, lists, headings, **bold**, *italic* and links. Anything else,
// including HTML, is displayed verbatim, and the content check reports it.
import type { Words } from "../i18n/editorLanguages";
import MarkdownIt from "markdown-it";

export type Inline =
  | { type: "text"; text: string }
  | { type: "break" }
  | { type: "strong" | "emphasis"; parts: Inline[] }
  | { type: "link"; to: string; parts: Inline[] };

export type MarkdownBlock =
  { type: "paragraph" | "heading"; parts: Inline[] } | { type: "list"; isOrdered: boolean; items: MarkdownBlock[][] };

const parser = new MarkdownIt("zero").enable(["list", "heading", "emphasis", "link", "autolink", "newline", "escape"]);
// URLs are kept verbatim: the content check reads them.
parser.normalizeLink = (address) => address;

type Token = ReturnType<typeof parser.parse>[number];

/** Splits a flat list of tokens into its outermost parts: a single token, or an opening token with its contents. */
function outermost(tokens: readonly Token[]): { token: Token; inner: Token[] }[] {
  const parts: { token: Token; inner: Token[] }[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.nesting === -1) depth--;
    if (depth > 0) parts.at(-1)?.inner.push(token);
    else if (token.nesting !== -1) parts.push({ token, inner: [] });
    if (token.nesting === 1) depth++;
  }
  return parts;
}

const inlines = (tokens: readonly Token[]): Inline[] =>
  outermost(tokens).map(({ token, inner }): Inline => {
    if (token.type === "strong_open") return { type: "strong", parts: inlines(inner) };
    if (token.type === "em_open") return { type: "emphasis", parts: inlines(inner) };
    if (token.type === "link_open")
      return { type: "link", to: String(token.attrGet("href") ?? ""), parts: inlines(inner) };
    if (token.type === "hardbreak") return { type: "break" };
    return { type: "text", text: token.type === "softbreak" ? " " : token.content };
  });

const blocks = (tokens: readonly Token[]): MarkdownBlock[] =>
  outermost(tokens).map(({ token, inner }): MarkdownBlock => {
    const parts = inlines(inner.flatMap(({ children }) => children ?? []));
    if (token.type === "heading_open") return { type: "heading", parts };
    if (token.type === "paragraph_open") return { type: "paragraph", parts };
    const items = outermost(inner).map((item) => blocks(item.inner));
    return { type: "list", isOrdered: token.type === "ordered_list_open", items };
  });

/** The blocks of a Markdown text, from top to bottom. */
export const parseMarkdown = (text: string): MarkdownBlock[] => blocks(parser.parse(text, {}));

const partsOf = (block: MarkdownBlock): Inline[] =>
  block.type === "list" ? block.items.flat().flatMap(partsOf) : block.parts;

const within = (part: Inline): Inline[] => ("parts" in part ? [part, ...part.parts.flatMap(within)] : [part]);

const allParts = (text: string) => parseMarkdown(text).flatMap(partsOf).flatMap(within);

/** The targets of a text's links, in order. */
export const linksIn = (text: string): string[] =>
  allParts(text).flatMap((part) => (part.type === "link" ? [part.to] : []));

const lineOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.type === "text") return part.text;
      return part.type === "break" ? " " : lineOf(part.parts);
    })
    .join("");

const linesOf = (block: MarkdownBlock): string[] =>
  block.type === "list" ? block.items.flat().flatMap(linesOf) : [lineOf(block.parts)];

/** The plain text of a Markdown text: one line per paragraph, heading and list item. */
export const plainLines = (text: string): string[] => parseMarkdown(text).flatMap(linesOf);

/** Markdown that people try but these texts do not support. */
const UNKNOWN: readonly (readonly [RegExp, Words])[] = [
  [/!\[[^\]]*\]\(/, { en: "a picture", es: "una imagen" }],
  [/^ {0,3}(```|~~~)/m, { en: "a code block", es: "un bloque de código" }],
  [/^ {0,3}>/m, { en: "a quote with >", es: "una cita con >" }],
  [/^ {0,3}\|.*\|/m, { en: "a table", es: "una tabla" }],
  [/^ {0,3}([-*_] *){3,}$/m, { en: "a horizontal line", es: "una línea horizontal" }],
  // A paragraph may begin with `#1` or `-5 %`.
  [
    /^ {0,3}(#{2,6}[^#\s]|#\p{L})/mu,
    { en: "a heading without a space after #", es: "un subtítulo sin espacio después de #" },
  ],
  [
    /^ {0,3}(•|-[\p{L}*[])/mu,
    { en: "a list entry that does not start with “- ”", es: "un punto de lista que no empieza por “- ”" },
  ],
];

/** The same, where it is left in the text that visitors see. */
const LEFT: readonly (readonly [RegExp, Words])[] = [
  [/\*\*/, { en: "** that visitors would see", es: "** que los visitantes verían" }],
  [/~~/, { en: "words crossed out with ~~", es: "palabras tachadas con ~~" }],
  [/`/, { en: "code in `", es: "código con `" }],
];

const LINK_OF_ANOTHER_FORM: Words = {
  en: "a link not written as [words](address)",
  es: "un enlace que no está escrito como [palabras](dirección)",
};

/** `[words](wrong)`, `[words][name]`, `[words] (https://…)` and `https://…`. */
const OTHER_LINK = /\]\(|\[[^\]]*\]\[|\] \((https?:|mailto:|tel:|\/)|https?:\/\//;

const outsideLinks = (part: Inline): string[] => {
  if (part.type === "text") return [part.text];
  return part.type === "strong" || part.type === "emphasis" ? part.parts.flatMap(outsideLinks) : [];
};

const namesOf = (marks: typeof UNKNOWN, text: string) =>
  marks.filter(([mark]) => mark.test(text)).map(([, name]) => name);

/** Unsupported Markdown in a text, which would be displayed verbatim; worded for editors. */
export function unknownMarks(text: string): Words[] {
  const found = namesOf(UNKNOWN, text);
  if (found.length > 0) return found;
  const isLeft = parseMarkdown(text)
    .flatMap(partsOf)
    .flatMap(outsideLinks)
    .some((one) => OTHER_LINK.test(one));
  return [...(isLeft ? [LINK_OF_ANOTHER_FORM] : []), ...namesOf(LEFT, plainLines(text).join("\n"))];
}
