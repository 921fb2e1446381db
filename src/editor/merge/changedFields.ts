// What has changed between two versions of a file.
import { isRecord } from "../../content/isRecord";
import { stepsOf } from "./fieldPath";
import { isSame, matchItems } from "./matchItems";

interface Change {
  /** Path in the later version, such as `contact.phone` or `points[1].es`. */
  field: string;
  /** The same in the earlier version: items of lists are found again wherever they stand. */
  before: string;
}

const inside = (field: string, name: string) => (field ? `${field}.${name}` : name);

/** All changes; a list whose items have been added, deleted, or moved counts as one, besides those in its items. */
export function changes(before: unknown, after: unknown, field = "", was = field): Change[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changes(before[name], after[name], inside(field, name), inside(was, name)));
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ field, before: was }];
  const matches = [...matchItems(before, after)].sort(([one], [other]) => one - other);
  const isInPlace = before.length === after.length && matches.length === after.length;
  const isMoved = matches.some(([, to], index) => to !== index);
  const inItems = matches.flatMap(([from, to]) =>
    changes(before[from], after[to], `${field}[${to}]`, `${was}[${from}]`),
  );
  return [...(isInPlace && !isMoved ? [] : [{ field, before: was }]), ...inItems];
}

/** Paths of what has changed, in the later version. */
export const changedFields = (before: unknown, after: unknown): string[] =>
  changes(before, after).map(({ field }) => field);

/** Where a field of the later version is in the earlier one; undefined if it is in an item that is new. */
export function fieldBefore(before: unknown, after: unknown, field: string): string | undefined {
  let [was, is, path] = [before, after, ""];
  for (const step of stepsOf(field)) {
    if (typeof step === "string") {
      path = inside(path, step);
      was = isRecord(was) ? was[step] : undefined;
      is = isRecord(is) ? is[step] : undefined;
      continue;
    }
    if (!Array.isArray(was) || !Array.isArray(is)) return undefined;
    const from = [...matchItems(was, is)].find(([, to]) => to === step)?.[0];
    if (from === undefined) return undefined;
    path = `${path}[${from}]`;
    [was, is] = [was[from], is[step]];
  }
  return path;
}
