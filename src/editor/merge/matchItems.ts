// Finds the items of a list again in another version of it: by their key, their title, or how alike they are, and never
// by their position.
import { isLocalized } from "../../content/localize";
import { isRecord } from "../../content/isRecord";
import { LANGUAGES } from "../../i18n/languages";

const KEYS = ["key", "iso2", "id"] as const;
const TITLES = ["title", "question", "label", "name", "item", "file"];

/** How alike two items must be, from 0 to 1; and two whose keys differ. */
const [ALIKE, ALIKE_DESPITE_KEY] = [0.45, 0.75];

/** Two candidates that are about as alike are none. */
const CLEARLY = 0.05;

/** JSON in which the order of keys does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? "";

/** Whether two values say the same, whatever the order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function keyOf(item: unknown): string | undefined {
  const name = isRecord(item) ? KEYS.find((one) => typeof item[one] === "string") : undefined;
  return isRecord(item) && name !== undefined ? String(item[name]) : undefined;
}

/** What an item is called: its title or, if it is a text itself, that. */
export function titleOfItem(item: unknown): unknown {
  if (!isRecord(item) || isLocalized(item)) return item;
  const name = TITLES.find((one) => typeof item[one] === "string" || isLocalized(item[one]));
  return name === undefined ? undefined : item[name];
}

/** The title in each language. */
function titlesOf(item: unknown): string[] {
  const title = titleOfItem(item);
  if (typeof title === "string") return [title];
  return isLocalized(title) ? LANGUAGES.map((language) => `${language} ${title[language]}`) : [];
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of words that two texts have in common, from 0 to 1. */
function textLikeness(one: string, other: string): number {
  const [words, left] = [wordsOf(one), [...wordsOf(other)]];
  const total = words.length + left.length;
  if (total === 0) return 1;
  let common = 0;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at >= 0) common += left.splice(at, 1).length;
  }
  return (2 * common) / total;
}

/** The values in an item by their path, without what is empty. */
function leavesOf(value: unknown, path = ""): [string, unknown][] {
  if (Array.isArray(value)) return value.map((inner) => [`${path}[] ${canonical(inner)}`, inner]);
  if (isRecord(value)) return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
  return value === "" || value === null || value === undefined ? [] : [[path, value]];
}

/** How alike two items are, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  const [leaves, others] = [new Map(leavesOf(one)), new Map(leavesOf(other))];
  const paths = new Set([...leaves.keys(), ...others.keys()]);
  let sum = 0;
  for (const path of paths) {
    const [is, was] = [leaves.get(path), others.get(path)];
    if (typeof is === "string" && typeof was === "string") sum += textLikeness(is, was);
    else if (is === was) sum += 1;
  }
  return paths.size === 0 ? 0 : sum / paths.size;
}

/** Index in `after` of each item of `before` that is there again. */
export type Matches = ReadonlyMap<number, number>;

/** The items of `before` in `after`. What cannot be told from others is left out. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): Matches {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const left = () => [...before.keys()].filter((index) => !matches.has(index));
  const free = () => [...after.keys()].filter((index) => !taken.has(index));

  function pair(index: number, other: number): void {
    matches.set(index, other);
    taken.add(other);
  }

  function pairSame(): void {
    for (const index of left()) {
      const other = free().find((one) => isSame(before[index], after[one]));
      if (other !== undefined) pair(index, other);
    }
  }

  /** Pairs those of which only one on each side is called so. */
  function pairBy(namesOf: (item: unknown) => readonly string[]): void {
    const called = (list: readonly unknown[], indexes: readonly number[], name: string) =>
      indexes.filter((index) => namesOf(list[index]).includes(name));
    for (const index of left())
      for (const name of namesOf(before[index])) {
        const [own, others] = [called(before, left(), name), called(after, free(), name)];
        const [other] = others;
        if (own.length === 1 && own[0] === index && others.length === 1 && other !== undefined) pair(index, other);
      }
  }

  function pairAlike(): void {
    const candidates = left().flatMap((index) =>
      free().map((other) => ({ index, other, score: likeness(before[index], after[other]) })),
    );
    const isRival = (one: (typeof candidates)[number], other: (typeof candidates)[number]) =>
      one !== other && (one.index === other.index || one.other === other.other) && other.score > one.score - CLEARLY;
    for (const candidate of candidates) {
      const { index, other, score } = candidate;
      const keys = [keyOf(before[index]), keyOf(after[other])];
      const isOther = keys[0] !== undefined && keys[1] !== undefined && keys[0] !== keys[1];
      if (score < (isOther ? ALIKE_DESPITE_KEY : ALIKE)) continue;
      if (!candidates.some((rival) => isRival(candidate, rival))) pair(index, other);
    }
  }

  pairSame();
  pairBy((item) => [keyOf(item) ?? ""].filter(Boolean));
  // Two things with different keys are two things, even if they are called the same.
  pairBy((item) => (keyOf(item) === undefined ? titlesOf(item) : []));
  pairAlike();
  return matches;
}
