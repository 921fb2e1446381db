// Puts together what two people have changed in the same file.
import { isRecord } from "../../content/isRecord";
import { isSame, matchItems, type Matches } from "./matchItems";

/** An item of a list that cannot be put together: nobody knows which item the one is the other's new version of. */
export interface Conflict {
  /** Path of its list. */
  field: string;
  /** Mine, which is left out; the other person's, if I have deleted it. */
  item: unknown;
  /** What the other person did to it; `added`: both have added it; `replaced`: both have put something in one place. */
  theirs: "changed" | "deleted" | "replaced" | "added";
}

interface Merged {
  value: unknown;
  /** Of these, `value` has the other person's version. */
  conflicts: readonly Conflict[];
}

const NOTHING: readonly Conflict[] = [];

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

interface Side {
  items: readonly unknown[];
  /** Its items by the index that they have in the base. */
  matches: Matches;
  /** Indexes of its new items. */
  added: readonly number[];
  /** Index in the base of the closest item before one of its own that is still there; -1 before all. */
  before(index: number): number;
}

function sideOf(base: readonly unknown[], items: readonly unknown[]): Side {
  const matches = matchItems(base, items);
  const origins = new Map([...matches].map(([from, to]) => [to, from]));
  const before = (index: number): number => (index < 0 ? -1 : (origins.get(index) ?? before(index - 1)));
  return { items, matches, added: [...items.keys()].filter((index) => !origins.has(index)), before };
}

/** The base's items that both sides still have, in a side's order. */
const orderIn = ({ matches }: Side, kept: readonly number[]): number[] =>
  [...kept].sort((one, other) => (matches.get(one) ?? 0) - (matches.get(other) ?? 0));

/** Three-way merge of lists: what either side has added, moved, changed, or deleted. */
function mergedLists(base: readonly unknown[], theirs: Side, mine: Side, field: string): Merged {
  const conflicts: Conflict[] = [];
  const conflict = (item: unknown, what: Conflict["theirs"]) => void conflicts.push({ field, item, theirs: what });
  const kept = new Map<number, unknown>();
  const [gone, unwanted] = [[] as number[], new Set<number>()];

  for (const [index, was] of base.entries()) {
    const [theirPlace, myPlace] = [theirs.matches.get(index), mine.matches.get(index)];
    const [their, my] = [theirs.items[theirPlace ?? -1], mine.items[myPlace ?? -1]];
    if (theirPlace === undefined && myPlace === undefined) gone.push(index);
    else if (theirPlace === undefined) {
      if (!isSame(was, my)) conflict(my, "deleted");
    } else if (myPlace === undefined) {
      if (isSame(was, their)) continue;
      conflict(their, "changed");
      kept.set(index, their);
    } else {
      const item = merge(was, their, my, `${field}[${myPlace}]`);
      conflicts.push(...item.conflicts);
      kept.set(index, item.value);
    }
  }

  // What both have put in the place of the same item may be two new versions of it; what I have added besides is mine.
  const taken = new Set<number>();
  for (const index of gone) {
    const inItsPlace = ({ added, before, matches }: Side) => {
      const last = [...base.keys()].slice(0, index).findLast((one) => matches.has(one)) ?? -1;
      return added.filter((one) => before(one) === last);
    };
    const [their, my] = [inItsPlace(theirs), inItsPlace(mine)];
    const isTheirs = (one: number) => their.some((place) => isSame(mine.items[one], theirs.items[place]));
    const isMine = (one: number) => my.some((place) => isSame(theirs.items[one], mine.items[place]));
    const own = my.find((one) => !unwanted.has(one) && !isTheirs(one));
    const other = their.find((one) => !taken.has(one) && !isMine(one));
    if (own === undefined || other === undefined) continue;
    conflict(mine.items[own], "replaced");
    unwanted.add(own);
    taken.add(other);
  }

  const both = matchItems(
    theirs.added.map((one) => theirs.items[one]),
    mine.added.map((one) => mine.items[one]),
  );
  for (const [theirPlace, myPlace] of both) {
    const [their, my] = [theirs.items[theirs.added[theirPlace] ?? -1], mine.added[myPlace] ?? -1];
    if (!isSame(their, mine.items[my]) && !unwanted.has(my)) conflict(mine.items[my], "added");
    unwanted.add(my);
  }
  return { value: inOrder(theirs, mine, kept, unwanted), conflicts };
}

/** The items in the order of whoever has moved some; at the same place, theirs come first. */
function inOrder(theirs: Side, mine: Side, kept: ReadonlyMap<number, unknown>, unwanted: ReadonlySet<number>) {
  const shared = [...kept.keys()].filter((index) => mine.matches.has(index));
  const isMoved = orderIn(mine, shared).join() !== [...shared].sort((a, b) => a - b).join();
  const order = orderIn(isMoved ? mine : theirs, shared);
  // Kept from theirs although it is gone in mine.
  for (const index of kept.keys()) if (!order.includes(index)) order.splice(place(order, index), 0, index);

  const after = ({ added, before }: Side, index: number) =>
    added.filter((one) => {
      let last = before(one);
      while (last >= 0 && !kept.has(last)) last--;
      return last === index;
    });
  const addedAfter = (index: number) => [
    ...after(theirs, index).map((one) => theirs.items[one]),
    ...after(mine, index)
      .filter((one) => !unwanted.has(one))
      .map((one) => mine.items[one]),
  ];
  return [...addedAfter(-1), ...order.flatMap((index) => [kept.get(index), ...addedAfter(index)])];
}

/** Where an item of the base goes in a list of others: behind the closest one before it. */
const place = (order: readonly number[], index: number): number => {
  const before = order.filter((one) => one < index);
  return before.length === 0 ? 0 : order.indexOf(Math.max(...before)) + 1;
};

/** The keys of both; new ones behind the one that they follow. */
function namesOf(theirs: Record<string, unknown>, mine: Record<string, unknown>): string[] {
  const names = Object.keys(theirs);
  for (const [index, name] of Object.keys(mine).entries())
    if (!names.includes(name)) names.splice(names.indexOf(Object.keys(mine)[index - 1] ?? "") + 1, 0, name);
  return names;
}

/**
 * Three-way merge: theirs wherever I have changed nothing, mine everywhere else. Items of lists are found again by what
 * they are.
 */
export function merge(base: unknown, theirs: unknown, mine: unknown, field = ""): Merged {
  if (isSame(base, mine) || isSame(theirs, mine)) return { value: theirs, conflicts: NOTHING };
  if (isSame(base, theirs)) return { value: mine, conflicts: NOTHING };
  if (isList(theirs) && isList(mine)) {
    const before = isList(base) ? base : [];
    return mergedLists(before, sideOf(before, theirs), sideOf(before, mine), field);
  }
  if (!isRecord(theirs) || !isRecord(mine)) return { value: mine, conflicts: NOTHING };
  const was = isRecord(base) ? base : {};
  const parts = namesOf(theirs, mine).map((name) => ({
    name,
    ...merge(was[name], theirs[name], mine[name], field ? `${field}.${name}` : name),
  }));
  return {
    value: Object.fromEntries(parts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}
