import { LANGUAGES } from "../../src/i18n/languages";
import { LANGUAGE_TABLE } from "../../src/i18n/languageTable";
import { COLOR_MODES } from "../../src/theme/colorMode";
import { words } from "./site";
import { expect, test } from "./test";

const { language, colorMode } = words("common", "en");
const own = LANGUAGES.map((each) => LANGUAGE_TABLE[each].own);

const MENUS = [
  { name: "language", label: `${language.label}: ${LANGUAGE_TABLE.en.own} (EN/ES)`, role: "link", choices: own },
  { name: "color", label: colorMode.label, role: "button", choices: COLOR_MODES.map((mode) => colorMode[mode]) },
] as const;

for (const { name, label, role, choices } of MENUS) {
  test(`the ${name} menu opens, is navigated, and closes by keyboard`, async ({ page }) => {
    await page.goto("/services/");
    const menu = page.getByLabel(label, { exact: true });
    const first = page.getByRole(role, { name: choices[0], exact: true });
    await menu.focus();
    await page.keyboard.press("Enter");
    for (const choice of choices) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole(role, { name: choice, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();
  });
}

test("choosing from the color menu closes it and keeps the focus in the header", async ({ page }) => {
  await page.goto("/services/");
  const menu = page.getByLabel(colorMode.label, { exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: colorMode.light, exact: true })).toBeHidden();
  await expect(menu).toBeFocused();
});
