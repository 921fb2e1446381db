import { words } from "./site";
import { expect, holdScripts, test } from "./test";

const { colorMode } = words("common", "en");

test("a choice works before React has started, and then before the body is parsed, so that nothing flashes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.documentElement?.hasAttribute("data-mui-color-scheme")) return;
      watcher.disconnect();
      sessionStorage.setItem("body at choice", String(document.body !== null));
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await holdScripts(page);
  await page.goto("/services/");
  await page.getByLabel(colorMode.label, { exact: true }).click();
  await page.getByRole("button", { name: colorMode.dark, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  await page.goto("/es/invest/");
  await expect(page.locator("html")).toHaveAttribute("data-mui-color-scheme", "dark");
  expect(await page.evaluate(() => sessionStorage.getItem("body at choice"))).toBe("false");
});

test("with more contrast wanted, gray text is as strong as any other, in both modes", async ({ page }) => {
  await page.goto("/invest/");
  const colors = () =>
    page.evaluate(() => {
      const lead = document.querySelector("main section [class*=lead]") ?? document.body;
      return { lead: getComputedStyle(lead).color, text: getComputedStyle(lead.parentElement ?? lead).color };
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await colors();
    expect(usual.lead).not.toBe(usual.text);
    await page.emulateMedia({ colorScheme, contrast: "more" });
    const strong = await colors();
    expect(strong.lead).toBe(strong.text);
  }
});
