import { calculatorAddress, projectsAddress } from "../../src/content/onDemandData";
import { LANGUAGES } from "../../src/i18n/languages";
import { openForm } from "./contactForm";
import { publishedData } from "./publishedData";
import { entries, readWords } from "./site";
import { expect, test } from "./test";

for (const language of LANGUAGES) {
  test(`the calculator's texts and rates (${language}) are a separate file, not part of the home page`, async ({
    request,
  }) => {
    const answer = await request.get(publishedData(calculatorAddress(language)));
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({
      text: readWords("content/text/calculator.json", language),
      content: readWords("content/calculator.json", language),
      projects: entries("projects", language).flatMap(({ title, areaSqft, deal }) =>
        deal
          ? [{ title, areaSqft, deal: expect.objectContaining({ purchasePrice: expect.any(Number) }) as object }]
          : [],
      ),
    });
  });

  test(`the home page (${language}) requests the calculator when the form receives focus, not before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    const view = await openForm(page, "/", language);
    expect(asked.filter((path) => path.startsWith("/data/"))).toEqual([]);
    await view.firstName.focus();
    await expect.poll(() => asked).toContain(publishedData(calculatorAddress(language)));
    expect(asked).not.toContain(publishedData(projectsAddress(language, 1)));
  });
}
