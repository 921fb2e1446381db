// Compares what a visit fetched with its budget.
import type { FetchedFile } from "./visit";

/** One measured amount of a page, with the files that make it up if listing them helps to find the cause. */
export interface Amount {
  /** In the unit of its limit: bytes or a count. */
  value: number;
  files?: readonly FetchedFile[];
}

/** The maximum of each amount, by page; the same in both languages. */
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
 * One message per amount of `page` above its limit, with the largest files of that amount; empty if all is within the
 * budget. An amount without a limit and a limit without an amount also give a message, so that a typo disables nothing.
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
    if (limit === undefined) return [`${path} ${name}: ${value}, but the budget has no limit for it`];
    return value > limit ? [grown(`${path} ${name}`, value, limit) + largest(files)] : [];
  });
  const unmeasured = Object.keys(limits)
    .filter((name) => !Object.hasOwn(amounts, name))
    .map((name) => `${path} ${name}: it has a limit, but is not measured`);
  return [...ofPage, ...unmeasured];
}
