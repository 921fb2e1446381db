import type { DealInputs } from "../../src/calculator/model/inputs";
import { ratesOfDay } from "../../src/calculator/model/rates";
import { encodeDeal } from "../../src/calculator/share/shareLink";
import { formatCents, formatHeadline } from "../../src/calculator/words/format";
import {
  analyzed,
  CALCULATOR,
  calculateDeal,
  calculatorOn,
  calculatorReady,
  openCalculator,
  unfold,
} from "./calculatorPage";
import { contactForm, contactOf, fillIn } from "./contactForm";
import { expect, leadOf, started, test } from "./crmSites";
import { SAMPLE } from "./sample";
import { words } from "./site";
import { OTHER } from "../fixtures/languages";

test("a link shared in one language is a report for anyone in the other, and opens with all inputs once the form is sent", async ({
  page,
  openAs,
  origin,
  email,
}) => {
  const projectMonths = Math.max(...CALCULATOR.options.projectMonths);
  const ltc = Math.max(...CALCULATOR.options.ltc);
  const view = await openCalculator(page, "en");
  await view.projectMonths.selectOption(String(projectMonths));
  await view.section.getByRole("heading", { name: view.text.form.loan }).click();
  await view.ltc.selectOption(String(ltc));
  await calculateDeal(view);
  const costs = analyzed({ projectMonths, ltc }).sheets.bank.value("totalProjectCosts");
  const [total, toTheCent] = [formatHeadline(costs, "en"), formatCents(costs, "en", true)];
  await unfold(view);
  const { hash, search } = new URL(await view.link.inputValue());
  expect(hash).toBe("#calculator");
  const stranger = await openAs({});
  const theirs = calculatorOn(stranger, OTHER);
  const form = contactForm(stranger, OTHER);
  await stranger.goto(`${origin}/es/${search}${hash}`);
  await started(stranger);
  const { report } = words("home", OTHER).calculator;
  await expect(theirs.section.getByRole("heading", { name: report.title })).toBeInViewport();
  for (const part of [toTheCent, "$400,000", theirs.text.notice, theirs.text.report.assumptions])
    await expect(theirs.section).toContainText(part);
  await expect(theirs.calculate).toHaveCount(0);
  await expect(theirs.section.getByRole("textbox")).toHaveCount(0);
  await theirs.section.getByRole("link", { name: theirs.text.report.ownDeal }).click();
  await expect(form.firstName).toBeInViewport();
  await fillIn(form, email);
  await form.submit.click();
  await form.close.click();
  await expect(theirs.section.getByText(report.title)).toHaveCount(0);
  await calculatorReady(stranger, OTHER);
  await expect(theirs.section.getByText(theirs.text.share.loaded)).toBeVisible();
  await expect(theirs.arv).toHaveValue("400,000");
  await expect(theirs.projectMonths).toHaveValue(String(projectMonths));
  await theirs.calculate.click();
  for (const { amounts, text } of [view, theirs])
    await expect(amounts(text.results.costs, text.lines.totalProjectCosts.name)).toHaveText(total);
});

test("an unreadable link says so to visitors who have not sent the form", async ({ page }) => {
  await page.goto("/?deal=1_1500_2500#calculator");
  await expect(page.getByText(words("calculator", "en").report.unreadable)).toBeInViewport();
});

test("an analysis is sent with the request if its box is checked, and staff can read it", async ({
  page,
  crmSite,
  email,
}) => {
  const view = await openCalculator(page, OTHER);
  await calculateDeal(view);
  await view.section.getByRole("link", { name: view.text.share.request }).click();
  const form = contactForm(page, OTHER);
  const box = form.form.getByRole("checkbox", { name: form.text.attach });
  await expect(form.firstName).toBeInViewport();
  await expect(box).not.toBeChecked();
  await fillIn(form, email);
  await box.check();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const { id = "" } = (await leadOf(crmSite, email)) ?? {};
  const { inputs, sheets } = analyzed();
  expect(await crmSite.leads("show", id)).toMatchObject({
    state: "delivered",
    content: {
      values: { email },
      calculation: {
        inputs,
        results: {
          totalProjectCosts: sheets.bank.value("totalProjectCosts") / 100,
          expectedProfit: sheets.bank.value("expectedProfit") / 100,
          scenario1: { investorRoi: sheets.bank.value("investorRoi") },
        },
      },
    },
  });
  expect(crmSite.crm.posted.filter(({ data }) => data[0]?.Email === email)).toEqual([{ data: [contactOf(email)] }]);
});

/** A deal with all that a visitor may add to the list's loan. */
const FULL: Partial<DealInputs> = {
  projectMonths: 8,
  contingency: 10,
  rehabRows: ["Cocina", "Techo", "Baños", "Pisos"].map((name) => ({ name, amount: 15_000 })),
  ownLines: CALCULATOR.quickLines.slice(0, 5).map(({ name, amount, per }) => ({ name, amount, per })),
  sellerAgent: 2.5,
  buyerAgent: 2.5,
  comparables: [440_000, 425_000, 400_000].map((price) => ({
    price,
    areaSqft: 1500,
    soldOn: "2026-08-01",
    adjustment: -5_000,
  })),
  draws: 4,
  worksMonths: 3,
};

test("prints a full report of two pages, with its code", SAMPLE, async ({ page }) => {
  // A browser without a printer finishes immediately, and the report is removed: here printing starts and goes on.
  await page.addInitScript(() => Object.assign(window, { print: () => dispatchEvent(new Event("beforeprint")) }));
  const code = encodeDeal({
    ...{ inputs: analyzed(FULL).inputs, closingDay: "2026-12-01", changedRates: {} },
    ...{ ratesOfDay: ratesOfDay(CALCULATOR, "2026-11-27"), name: "Casa de la abuela", address: "12 Oak St, Miami" },
  });
  const view = await openCalculator(page, OTHER, `?deal=${code}`);
  await view.calculate.click();
  await view.section.getByRole("button", { name: view.text.share.print }).click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-report]");
  await expect(paper).toBeVisible();
  await expect(view.section).toBeHidden();
  await expect(paper.getByRole("img", { name: view.text.report.code })).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  }
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveCount(0);
  await expect(view.section).toBeVisible();
});
