// The comparison behind the budget's test: what a visit fetched beside what it may fetch.
import type { FetchedFile } from "./visit";

/** One amount of a page and the files that it is made of, where files have their own limits or help to find the fault. */
export interface Amount {
  /** Bytes or a count, as the limit. */
  value: number;
  files?: readonly FetchedFile[];
}

/** Most of each amount, by page; the same in both languages. */
export type Limits = Readonly<Record<string, Readonly<Record<string, number>>>>;

const grown = (what: string, value: number, limit: number) =>
  `${what}: ${value}, which is ${value - limit} over its limit of ${limit}`;

const largest = (files: readonly FetchedFile[] = []) =>
  [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ path, bytes }) => `\n    ${path} ${bytes}`)
    .join("");

/**
 * One sentence per amount of `page` above its limit, with the largest files of that amount; empty when all is within the
 * budget. An amount without a limit, and a limit without an amount, count as
 * over: nothing is left unwatched by a slip of the pen.
 */
export function overBudget(
  path: string,
  page: string,
  amounts: Readonly<Record<string, Amount>>,
  budget: Limits,
): string[] {
  const limits = budget[page] ?? {};
  const ofPage = Object.entries(amounts).flatMap(([name, { value, files }]) => {
    const limit = limits[name];
    if (limit === undefined) return [`${path} ${name}: ${value}, and the budget has no limit for it`];
    return value > limit ? [grown(`${path} ${name}`, value, limit) + largest(files)] : [];
  });
  const unmeasured = Object.keys(limits)
    .filter((name) => !Object.hasOwn(amounts, name))
    .map((name) => `${path} ${name}: it has a limit, but is not measured`);
  return [...ofPage, ...unmeasured];
}
