import type { Page } from "@playwright/test";

/** One attribute of every element that matches a selector; an empty string where an element lacks it. */
export const attributesOf = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name) ?? ""), attribute);
