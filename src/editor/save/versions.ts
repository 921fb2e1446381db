// Diffs and merges versions of a file that two people have changed.
import { isGroup } from "../../content/isGroup";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const keysOf = (...groups: Record<string, unknown>[]) => [...new Set(groups.flatMap((group) => Object.keys(group)))];

/** The value if it is a list of this length; undefined otherwise. */
const listOf = (value: unknown, length: number): unknown[] | undefined =>
  Array.isArray(value) && value.length === length ? (value as unknown[]) : undefined;

/** Paths of changed fields, such as `contact.phone` or `points[1].es`; a list whose length changed counts as one. */
export function changedFields(before: unknown, after: unknown, field = ""): string[] {
  if (same(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return keysOf(before, after).flatMap((name) =>
      changedFields(before[name], after[name], field ? `${field}.${name}` : name),
    );
  const items = Array.isArray(before) ? listOf(after, before.length) : undefined;
  if (!Array.isArray(before) || !items) return [field];
  return before.flatMap((item, index) => changedFields(item, items[index], `${field}[${index}]`));
}

/** Three-way merge: theirs wherever I have changed nothing, mine everywhere else. */
export function merged(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  if (isGroup(base) && isGroup(theirs) && isGroup(mine)) {
    const entries = keysOf(mine, theirs).map((name) => [name, merged(base[name], theirs[name], mine[name])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (!Array.isArray(mine)) return mine;
  const [was, is] = [listOf(base, mine.length), listOf(theirs, mine.length)];
  return was && is ? mine.map((item, index) => merged(was[index], is[index], item)) : mine;
}
