import type { Page } from "@playwright/test";

/** One attribute of every element of a page that a selector finds; empty where an element has none. */
export const attributesOf = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ""), attribute);
