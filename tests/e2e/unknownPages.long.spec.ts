import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

for (const language of LANGUAGES) {
  const text = words("not-found", language);

  test(`an unknown URL shows the 404 page and stays in the address bar (${language})`, async ({ page, origin }) => {
    const path = pathIn(language, "/nowhere/");
    const check = async () => {
      await expect(page).toHaveURL(origin + path);
      await expect(page).toHaveTitle(text.seo.title);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
    };
    await page.goto(path);
    await check();
    await started(page);
    await check();
    await page.getByRole("main").getByRole("link", { name: text.homeButton, exact: true }).click();
    await expect(page).toHaveURL(origin + pathIn(language, "/"));
    await expect(page).toHaveTitle(words("home", language).seo.title);
  });

  test(`every kind of unknown URL gives status 404, in its language (${language})`, async ({ request }) => {
    for (const bare of ["/nowhere/", "/invest/more/", "/index.php", "/404/"]) {
      const answer = await request.get(pathIn(language, bare));
      expect(answer.status(), bare).toBe(404);
      const html = await answer.text();
      expect(html, bare).toContain(`lang="${language}"`);
      expect(html, bare).toContain(text.title);
    }
  });
}

test("an unknown URL redirects a Spanish visitor to the Spanish 404 page", async ({ openAs, origin }) => {
  const page = await openAs({ locale: "es-MX" });
  await page.goto("/nowhere/?a=1");
  await expect(page).toHaveURL(`${origin}/es/nowhere/?a=1`);
  await expect(page).toHaveTitle(words("not-found", "es").seo.title);
});
