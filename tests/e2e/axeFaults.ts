import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

interface Scope {
  /** Selector of the part to check. */
  part?: string;
  /** Only these rules, instead of all of them, axe's best practices included. */
  rules?: string[];
}

/** Rules that the page breaks in its current state, each with the offending elements. */
export async function axeFaults(page: Page, { part, rules }: Scope = {}): Promise<string[]> {
  // Legacy mode does without a second page that collects the results of frames: pages have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    // Off by default, as experimental: speech control finds a button by the words on it.
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

/** What axe reports for a part of the page: all rules in light mode, contrast again in dark mode. */
export async function axeFaultsInBothModes(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", colorScheme);
    // Contrast is measured once all fades have ended.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const rules = colorScheme === "dark" ? ["color-contrast"] : undefined;
    found.push(...(await axeFaults(page, { part, rules })).map((fault) => `${colorScheme} ${fault}`));
  }
  return found;
}
