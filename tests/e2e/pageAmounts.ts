// What pages fetch, by device, and their budgets (tests/budget.json). SHOW_AMOUNTS=1 prints the measurements, for setting
// the limits.
import type { BrowserContextOptions, Page } from "@playwright/test";
import budget from "../budget.json";
import { overBudget, type Amount } from "../bench/budget";
import { open, type FetchedFile } from "../bench/visit";
import type { SitePage } from "./site";
import type { OpenAs } from "./test";

export type Amounts = Partial<Record<keyof typeof budget, Amount>>;

export const bytes = (files: readonly FetchedFile[]): Amount => ({
  value: files.reduce((sum, file) => sum + file.bytes, 0),
  files,
});

export const ending =
  (...ends: string[]) =>
  ({ path }: FetchedFile) =>
    ends.some((end) => path.endsWith(end));

export const isPicture = ending(".avif", ".webp", ".jpg", ".png");

/** The first picture of the page, in the version the browser chose; pages of words have none. */
export async function firstPicture(page: Page): Promise<(file: FetchedFile) => boolean> {
  const chosen = await page
    .locator("main img[fetchpriority=high]")
    .evaluateAll((pictures) => pictures.map((picture) => new URL((picture as HTMLImageElement).currentSrc).pathname));
  return ending(...chosen);
}

export async function visit(openAs: OpenAs, device: BrowserContextOptions, path: string): Promise<Page> {
  const page = await openAs(device);
  await open(page, path);
  return page;
}

/** Which of `amounts` exceed the budget of a page. */
export function over({ key, path }: SitePage, amounts: Amounts) {
  if (process.env.SHOW_AMOUNTS) console.table(amounts, ["value"]);
  return overBudget(path, key, amounts, budget);
}
