// Amounts typed into a project's form: said back as they are understood, asked about if they are far from other houses'.
import { isDeal, resultOf } from "../../src/projects/deal";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { interpolate } from "../../src/content/interpolate";
import { wholeDollars } from "../../src/i18n/format";
import { OPENING } from "./editorOnGitHub";
import { byName, openEditor, publish, saved, unfold } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./editorTest";
import { siteLanguageOf } from "../../src/i18n/editorLanguages";

/** The site's language in which a Spanish-speaking editor reads amounts. */
const READ_IN = siteLanguageOf("es");

test.use({
  locale: "es-MX",
  expectedComplaint: new RegExp(`${EDITOR_WORDS.changesFirst.es}|^exception: |net::ERR_CONNECTION_RESET`),
});

const HOUSE = "white-farmhouse";

const dealIn = (source: string) => {
  const { deal } = JSON.parse(source) as { deal: unknown };
  if (!isDeal(deal)) throw new Error("The house has no deal");
  return deal;
};

test(
  "an amount is said back, with what the sale leaves, and is published as it was said",
  SAMPLE,
  async ({ page, project }) => {
    const file = `content/projects/${HOUSE}.json`;
    const deal = dealIn(project.read(file));
    const leaves = (salePrice: number) =>
      interpolate(EDITOR_WORDS.saleLeaves.es, {
        result: `+${wholeDollars(resultOf({ ...deal, salePrice }), READ_IN)}`,
      });
    await openEditor(page, project, "es", `/admin/#/collections/projects/entries/${HOUSE}`);
    const price = byName(page, "salePrice");
    await expect(price).toHaveValue(String(deal.salePrice), { timeout: OPENING });
    await unfold(price);
    const note = page.locator(`output[id^="salePrice-field-"]`);
    for (const [typed, dollars] of [
      ["1.310.000", 1_310_000],
      ["398.500,00", 398_500],
      ["398 mil", 398_000],
    ] as const) {
      await price.fill("");
      await price.pressSequentially(typed);
      await expect(price).toHaveValue(typed);
      await expect(note).toHaveText(`= ${wholeDollars(dollars, READ_IN)} · ${leaves(dollars)}`);
    }
    await price.press("Home");
    await price.pressSequentially("unos ");
    await expect(price).toHaveValue("unos 398 mil");
    await price.fill("398.5o0");
    await expect(note).toHaveText(EDITOR_WORDS.notRead.es);

    await price.fill("3.980.000");
    await publish(page, "es");
    const question = page.getByRole("dialog", { name: EDITOR_WORDS.unusual.es });
    await expect(question).toContainText(wholeDollars(3_980_000, READ_IN));
    await question.getByRole("button", { name: EDITOR_WORDS.changeFigure.es }).first().click();
    await expect(question).toBeHidden();
    expect(dealIn(project.read(file))).toEqual(deal);
    await expect(price).toBeFocused();

    // The result is told as soon as any of its amounts changes.
    await price.fill("382.000");
    await byName(page, "works").fill("90.000");
    await expect(note).toContainText(wholeDollars(resultOf({ ...deal, works: 90_000, salePrice: 382_000 }), READ_IN));
    await publish(page, "es");
    await saved(page, "es");
    expect(dealIn(project.read(file))).toMatchObject({ salePrice: 382_000, works: 90_000 });
  },
);
