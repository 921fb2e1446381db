import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** What axe reports for a part of the page: all rules in light mode, contrast again in dark mode. */
export async function axeFaults(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", colorScheme);
    // Contrast is measured once all fades have ended.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const axe = new AxeBuilder({ page }).include(part);
    const { violations } = await (colorScheme === "dark" ? axe.withRules("color-contrast") : axe).analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id}: ${target.join(" ")} ${failureSummary}`),
      );
    }
  }
  return found;
}
