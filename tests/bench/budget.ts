// Compares what a visit fetched with its budget.
import type { FetchedFile } from "./visit";

/** One measured amount of a page, with the files that make it up if listing them helps to find the cause. */
export interface Amount {
  /** In the unit of its limit: bytes or a count. */
  value: number;
  files?: readonly FetchedFile[];
}

/** The limit of an amount on every page, except on those with a limit of their own (keys of src/site/pages.ts). */
export interface Limit {
  limit: number;
  pages?: Readonly<Record<string, number>>;
  /** What a visitor would feel above it. */
  why: string;
}

const grown = (what: string, value: number, limit: number) =>
  `${what}: ${value}, which is ${value - limit} over its limit of ${limit}`;

const largest = (files: readonly FetchedFile[] = []) =>
  [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ path, bytes }) => `\n    ${path} ${bytes}`)
    .join("");

/**
 * One message per amount of `page` above its limit, with the largest files of that amount; empty if there is none.
 * @throws Error if an amount has no limit, so that a typo disables nothing
 */
export function overBudget(
  path: string,
  page: string,
  amounts: Readonly<Record<string, Amount>>,
  budget: Readonly<Record<string, Limit>>,
): string[] {
  return Object.entries(amounts).flatMap(([name, { value, files }]) => {
    const entry = budget[name];
    if (!entry) throw new Error(`tests/budget.json has no limit for ${name}.`);
    const most = entry.pages?.[page] ?? entry.limit;
    return value > most ? [grown(`${path} ${name}`, value, most) + largest(files)] : [];
  });
}
