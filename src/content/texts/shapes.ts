// The shape of a file in content/text/, taken from its texts: `npm run texts` writes all shapes to shapes.json, the
// schemas and the types are made from it, and so a text is written once.
import { LANGUAGES } from "../../i18n/languages";
import { placeholdersIn } from "../interpolate";
import { FACT_NAMES } from "../facts";
import { isRecord } from "../isRecord";
import { isLocalized } from "../localize";
import { choiceAt } from "./choiceAt";

/**
 * A text (`80 {{count}}`: at most 80 characters, with a placeholder), a `link`, a list, or a group. The key of a text
 * that may be left out ends in `?`.
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

export const LINK = "link";

export const isListShape = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** A text's longest length in characters, and its placeholders, sorted. */
interface TextShape {
  max: number;
  placeholders: string[];
}

export const readTextShape = (shape: string): TextShape => ({
  max: Number.parseInt(shape, 10),
  placeholders: placeholdersIn(shape),
});

/** Longer texts get a text area. */
export const LONGEST_LINE = 120;

const SHORTEST_LIMIT = 80;

/** The shape of a text that is not written yet. */
export const NEW_TEXT = String(SHORTEST_LIMIT);
const STEP = 20;

/** A quarter more than today's longest text, so that it can be written anew; what a layout does not bear is a choice. */
const limitFor = (longest: number): number => Math.max(SHORTEST_LIMIT, Math.ceil((longest * 1.25) / STEP) * STEP);

function textShape(text: Record<string, string>, known: Shape | undefined, path: string): string {
  const texts = LANGUAGES.map((language) => text[language] ?? "");
  const longest = Math.max(...texts.map(({ length }) => length));
  // A limit stays while the texts keep to it: editors change texts, and not shapes.
  const former = typeof known === "string" && known !== LINK ? readTextShape(known).max : 0;
  const max = choiceAt(path).max ?? (former >= longest ? former : limitFor(longest));
  const facts: readonly string[] = FACT_NAMES;
  const placeholders = [...new Set(texts.flatMap(placeholdersIn))].filter((name) => !facts.includes(name)).sort();
  return [max, ...placeholders.map((name) => `{{${name}}}`)].join(" ");
}

/** One shape for all items of a list: the longest of their texts, and the keys of all. */
function together(items: readonly unknown[]): unknown {
  const [first] = items;
  if (isLocalized(first)) {
    const pairs = items.filter(isLocalized);
    const longest = (language: (typeof LANGUAGES)[number]) =>
      pairs.map((pair) => pair[language]).reduce((one, other) => (other.length > one.length ? other : one));
    return Object.fromEntries(LANGUAGES.map((language) => [language, longest(language)]));
  }
  if (Array.isArray(first)) return items.flat();
  if (!isRecord(first)) return first;
  const groups = items.filter(isRecord);
  const keys = [...new Set(groups.flatMap(Object.keys))];
  return Object.fromEntries(
    keys.map((key) => [key, together(groups.flatMap((group) => (key in group ? [group[key]] : [])))]),
  );
}

function groupShape(group: Record<string, unknown>, known: Shape | undefined, path: string): Shape {
  const former = isRecord(known) ? (known as Record<string, Shape>) : {};
  const shapes = Object.entries(group).map(([key, value]) => {
    const inner = `${path}.${key}`;
    const written = choiceAt(inner).optional ? `${key}?` : key;
    return [written, shapeOf(value, former[written], inner)] as const;
  });
  const given = new Set(shapes.map(([key]) => key));
  const leftOut = Object.entries(former).filter(([key]) => key.endsWith("?") && !given.has(key));
  return Object.fromEntries([...shapes, ...leftOut]);
}

/**
 * The shape of a value of content/text/.
 * @param known its shape until now: limits stay while they hold
 * @throws Error if the value is neither a text in each language, nor an address, a list or a group
 */
export function shapeOf(value: unknown, known: Shape | undefined, path: string): Shape {
  if (isLocalized(value)) return textShape(value, known, path);
  if (typeof value === "string") return LINK;
  if (Array.isArray(value))
    return [shapeOf(together(value), known !== undefined && isListShape(known) ? known[0] : undefined, path)];
  if (isRecord(value)) return groupShape(value, known, path);
  throw new Error(`content/text: ${path} is neither a text in each language, nor an address, a list or a group`);
}
