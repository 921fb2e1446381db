import type { Page } from "@playwright/test";
import { openGate } from "./calculatorPage";
import { bringInForm } from "./contactForm";
import { expect, started, test } from "./test";

// A page translated before React starts is rendered anew by React, which warns about it.
test.use({ expectedComplaint: /Minified React error #(418|423|425)/ });

const MARK = "¤";

/** Imitates a page translator: each text is replaced by a <font> with a mark before its words, now and later. */
function translator(mark: string): void {
  const translate = (text: Node) => {
    const { parentElement, nodeValue } = text;
    if (!parentElement || !nodeValue?.trim() || nodeValue.includes(mark)) return;
    if (parentElement.closest("script, style, textarea, svg")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(mark + nodeValue);
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  };
  const translateAll = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Node[] = part.nodeType === Node.TEXT_NODE ? [part] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  document.addEventListener("translate", () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === "characterData") translate(target);
        else addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const startTranslating = () => document.dispatchEvent(new Event("translate"));

const startTranslatingEarly = () =>
  document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("translate")));

/** The lines that a part of the page shows, without the translator's marks. */
const linesOf = async (page: Page, part: string) =>
  (await page.locator(part).innerText())
    .replaceAll(MARK, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const PARTS = ["project", "form", "calculator"] as const;

type Part = (typeof PARTS)[number];

/** What a visitor sees who compares a project, makes mistakes in the form, and calculates two deals. */
async function visit(page: Page): Promise<Record<Part, () => Promise<string[]>>> {
  await page.locator("fieldset input[type=radio]").last().check({ force: true });
  await bringInForm(page);
  await page.locator("#contact button[type=submit]").click();
  await page.locator("[name=firstName]").fill("Ana");
  await page.locator("[name=email]").fill("ana");
  const deal = page.locator("#calculator");
  for (const [arv, shown] of [
    ["400000", "$400,000"],
    ["500000", "$500,000"],
  ] as const) {
    await deal.locator("[name=areaSqft]").fill("1500");
    await deal.locator("[name=purchasePrice]").fill("250000");
    await deal.locator("[name=arv]").fill(arv);
    await deal.locator("[name=rehabType]").selectOption("normal");
    await deal.locator("button[type=submit]").click();
    await expect(deal).toContainText(shown);
  }
  return {
    project: () => linesOf(page, "section:has(fieldset input[type=radio])"),
    form: () => linesOf(page, "#contact"),
    calculator: () => linesOf(page, "#calculator"),
  };
}

for (const [when, isEarly] of [
  ["before React has started", true],
  ["after React has started", false],
] as const) {
  test(`a page translated ${when} shows everything the original does, and works`, async ({ page, openAs }) => {
    const reader = await openAs({ reducedMotion: "reduce" });
    for (const one of [page, reader]) await openGate(one);
    await page.addInitScript(translator, MARK);
    if (isEarly) await page.addInitScript(startTranslatingEarly);
    for (const one of [page, reader]) {
      await one.goto("/");
      await started(one);
    }
    if (!isEarly) await page.evaluate(startTranslating);
    const [translated, original] = [await visit(page), await visit(reader)];
    for (const part of PARTS) {
      const lines = await original[part]();
      expect(lines.length, part).toBeGreaterThan(5);
      await expect.poll(translated[part], part).toEqual(lines);
    }
    await expect(page.locator("main")).toContainText(MARK);
  });
}
