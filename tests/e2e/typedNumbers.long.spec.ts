// Amounts and percentages, typed key by key and pasted, in both languages: read as they are meant, or kept and refused.
import type { Locator, Page } from "@playwright/test";
import { groupDigits } from "../../src/calculator/words/amountText";
import { readPercentage } from "../../src/typed/readNumber";
import { LANGUAGES } from "../../src/i18n/languages";
import { AMOUNTS, PERCENTAGES } from "../fixtures/amountCases";
import { openCalculator } from "./calculatorPage";
import { expect, test } from "./test";

const WAYS = ["typed", "pasted"] as const;

/** The field of a number takes one line. */
const isOneLine = ([written]: (typeof AMOUNTS)[number]) => written.trim() !== "" && written.length < 64;

/** Key by key, the specification drops letters between digits, and digits beyond the most. */
const isTypedAlike = ([written]: (typeof AMOUNTS)[number]) =>
  !/^\d+[a-z]+\d+$/.test(written) && !/^\d{13,}$/.test(written);

/** What the field holds once it is left, and whether it refuses it. */
async function entered(page: Page, field: Locator, way: (typeof WAYS)[number], text: string) {
  await field.fill("");
  if (way === "typed") await field.pressSequentially(text);
  else {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press("ControlOrMeta+v");
  }
  await field.blur();
  return { text, holds: await field.inputValue(), isRefused: (await field.getAttribute("aria-invalid")) === "true" };
}

for (const language of LANGUAGES)
  for (const way of WAYS)
    test(`in ${language}, amounts and percentages that are ${way} are read as meant, or kept and refused`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const view = await openCalculator(page, language);
      const amounts = AMOUNTS.filter(isOneLine).filter((amount) => way === "pasted" || isTypedAlike(amount));
      expect(amounts.length).toBeGreaterThan(70);
      for (const [text, dollars] of amounts)
        expect(await entered(page, view.purchasePrice, way, text)).toEqual({
          text,
          holds: groupDigits(dollars ?? text, language),
          isRefused: dollars === undefined || dollars === "0",
        });
      await view.section.getByText(view.text.form.more, { exact: true }).click();
      const contingency = view.section.getByRole("textbox", { name: view.text.form.contingency, exact: true });
      for (const [text, percent] of PERCENTAGES) {
        const found = await entered(page, contingency, way, text);
        expect(found).toEqual({ text, holds: text, isRefused: percent === undefined });
        if (percent !== undefined) expect(readPercentage(found.holds)).toMatchObject({ value: percent });
      }
    });
