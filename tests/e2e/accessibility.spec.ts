import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { axeFaults } from "./axeFaults";
import { sendEmpty } from "./contactForm";
import { entries, KINDS_OF_PAGES, SITE, words } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

const SCHEMES = ["light", "dark"] as const;

/** Colors do not depend on words: light mode in one language, dark mode in the others. */
const schemeOf = (language: Language) => (language === DEFAULT_LANGUAGE ? "light" : "dark");

const PATHS = KINDS_OF_PAGES.filter(({ language }) => language === DEFAULT_LANGUAGE).map(({ barePath }) => barePath);

/** Each page once, with the languages in turn. */
const PAGES = [...PATHS, "/nowhere/"].map((path, index) => {
  const language = LANGUAGES[index % LANGUAGES.length] ?? DEFAULT_LANGUAGE;
  return { language, path: pathIn(language, path) };
});

for (const { path, language } of PAGES) {
  test(`${path} has no accessibility violations in ${schemeOf(language)} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await page.goto(path);
    await started(page);
    // What loads near the viewport is part of the page, and so are its error messages.
    await sendEmpty(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

for (const language of LANGUAGES) {
  test(`the open footer and drawer have no accessibility violations (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await page.goto(pathIn(language, "/invest/"));
    for (const fold of await page.locator("footer summary").all()) await fold.click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: words("common", language).nav.openMenu }).click();
    expect(await axeFaults(page)).toEqual([]);
  });

  test(`the open header menus have no accessibility violations (${language})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await page.goto(pathIn(language, "/services/"));
    for (const menu of await page.locator("header summary").all()) {
      await menu.click();
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}

test("a video that plays and its open options have no accessibility violations in light and dark colors", async ({
  page,
}) => {
  type Filmed = Pick<NonNullable<typeof SITE.presenter>, "video">;
  const videos = [...(SITE.presenter ? [SITE.presenter] : []), ...(entries("testimonials", "en") as Filmed[])];
  const own = videos.findLastIndex(({ video }) => video.file.startsWith("/"));
  test.skip(own < 0, "Editors have all videos on another host");
  await page.goto("/");
  await started(page);
  await page.locator("main button[data-plays]").nth(own).click();
  await page
    .locator("main summary", { hasText: words("common", "en").film.options })
    .nth(own)
    .click();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
});
