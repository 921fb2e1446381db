import { pathIn } from "../../src/i18n/paths";
import { PAGES } from "../../src/site/pages";
import { contactForm, contactOf, FORM_PAGES, typeIn } from "./contactForm";
import { expect, leadOf, test } from "./crmSites";
import { KINDS_OF_PAGES, words } from "./site";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";
import { OTHER } from "../fixtures/languages";

test.use({ javaScriptEnabled: false });

test("without JavaScript, the links of the drawer, footer, and language menu work", async ({ page, origin }) => {
  const { nav, footer, language } = words("common", "en");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: nav.openMenu }).click();
  await page.getByRole("link", { name: nav.services, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/services/`);
  await page.locator("footer summary", { hasText: footer.links }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: nav.invest, exact: true }).last().click();
  await expect(page).toHaveURL(`${origin}/invest/`);
  await page.getByLabel(`${language.label}: ${LANGUAGE_TABLE.en.own}`).click();
  await page.getByRole("link", { name: LANGUAGE_TABLE[OTHER].own, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/es/invest/`);
  expect(PAGES.map(({ path }) => pathIn(OTHER, path))).toContain(`/${OTHER}/invest/`);
});

test("without JavaScript, every heading is visible", async ({ page }) => {
  for (const { path } of KINDS_OF_PAGES.filter(({ language }) => language === OTHER)) {
    await page.goto(path);
    const headings = page.getByRole("main").locator("h1, h2, h3");
    for (const heading of await headings.all()) await expect(heading, path).toBeVisible();
  }
});

test("without JavaScript, controls that need it are hidden, and each video is a link", async ({ page }) => {
  await page.goto(`/${OTHER}/`);
  expect(await page.locator("[data-needs-script]").count()).toBeGreaterThan(0);
  await expect(page.locator("[data-needs-script]").filter({ visible: true })).toHaveCount(0);
  // The hero's film, which is never offered without scripts, needs no link.
  const players = page.locator("[data-player]:not([data-hero-film])");
  expect(await players.count()).toBeGreaterThan(0);
  for (const player of await players.all())
    await expect(player.getByRole("link")).toHaveAttribute("href", /\.(mp4|webm)$/);
});

for (const path of FORM_PAGES) {
  test(`without JavaScript, the form on ${path} is sent, acknowledged, and reaches the CRM`, async ({
    page,
    crmSite,
    email,
  }) => {
    await page.goto(pathIn(OTHER, path));
    const view = contactForm(page, OTHER);
    await typeIn(view, email);
    // Sent at once: how long the page was open is unknown without scripts, and no reason to hold a request.
    await view.submit.click();
    await expect(page.getByRole("heading", { name: view.text.popup.title })).toBeInViewport();
    const sent = () => crmSite.crm.posted.filter(({ data }) => data[0]?.Email === email);
    await expect.poll(sent).toEqual([{ data: [contactOf(email)] }]);
    await expect.poll(async () => (await leadOf(crmSite, email))?.state).toBe("delivered");
  });
}
