// An element of a list is moved by the keys that its handle names.
import site from "../../content/site.json";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { interpolate } from "../../src/content/interpolate";
import { OPENING } from "./editorOnGitHub";
import { byName, openEditor, publish, saved, unfold } from "./editorPage";
import { SAMPLE } from "./sample";
import { expect, test } from "./editorTest";

// A kept connection may end as the next request begins: the editor asks again.
test.use({ locale: "es-MX", expectedComplaint: /net::ERR_CONNECTION_RESET/ });

test(
  "the arrow keys move an element of a list, which keeps the focus and says its place",
  SAMPLE,
  async ({ page, project }) => {
    const file = "content/pages/faq.json";
    const questions = () =>
      (JSON.parse(project.read(file)) as { questions: { question: { en: string; es: string } }[] }).questions;
    const [first, second, third, ...others] = questions();
    await openEditor(page, project, "es", "/admin/#/collections/pages/entries/faq");
    const list = byName(page, "questions");
    await expect(list).toBeAttached({ timeout: OPENING });
    const handle = list.locator("[data-item]").first();
    await unfold(handle);
    await handle.focus();
    const asked = interpolate(first?.question.es ?? "", { brand: site.brand });
    const items = list.locator('[class*="-StyledListItemTopBar"]');
    await expect(handle).toHaveAccessibleName(
      `${EDITOR_WORDS.move.es}: ${asked} · ${interpolate(first?.question.en ?? "", { brand: site.brand })}`,
    );
    const told = page.locator("#editor-moved");
    for (const place of [2, 3]) {
      await page.keyboard.press("ArrowDown");
      await expect(told).toHaveText(interpolate(EDITOR_WORDS.moved.es, { place, count: questions().length }));
      await expect(list.locator("[data-item]").nth(place - 1)).toBeFocused();
    }
    await page.keyboard.press("ArrowUp");
    await expect(list.locator("[data-item]").nth(1)).toBeFocused();
    await publish(page, "es");
    await saved(page, "es");
    expect(questions()).toEqual([second, first, third, ...others]);

    await list.getByRole("button", { name: "Agregar" }).first().click();
    await expect(items).toHaveCount(questions().length + 1);
    const fresh = page.locator(":focus");
    await expect(fresh).toBeInViewport();
    await expect(fresh).toHaveAccessibleName(/: (Español|English)$/);
    await expect(fresh).toHaveValue("");
  },
);
