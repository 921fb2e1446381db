/** @jest-environment jsdom */
import { toTranslate } from "../../../../src/content/checks/launch";
import { localize } from "../../../../src/content/localize";
import { TO_TRANSLATE } from "../../../../src/content/openPoints";
import { parseFiles } from "../../../../src/content/read/parseFiles";
import { contentFile } from "../../../../src/editor/save/saveCheck";
import { withValue } from "../../../fixtures/brokenContent";
import { openRepository, TEAM } from "./guardedRepository";
import { OTHER } from "../../../fixtures/languages";
import type { Language } from "../../../../src/i18n/languages";

test("a text to translate later is kept with its mark, which goes once it has been written, without another question", async () => {
  const { stored, asked, answers, guarded, save, change } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const spanish = () => (JSON.parse(stored.get(TEAM) ?? "") as { title: Record<Language, string> }).title[OTHER];
  const before = spanish();
  answers.push("later");
  await save({ path: TEAM, raw: change(TEAM, "title.en", "Designer") });
  expect(spanish()).toBe(`${before}${TO_TRANSLATE}`);
  const parsed = parseFiles([contentFile("team/new.json", stored.get(TEAM) ?? "")]).parsed;
  expect(toTranslate(parsed).map(({ field }) => field)).toEqual([`title.${OTHER}`]);

  // The form still shows its own text: saving it again keeps the mark.
  await save({ path: TEAM, raw: withValue(withValue(data, "title.en", "Designer"), "order", 990) });
  expect(spanish()).toBe(`${before}${TO_TRANSLATE}`);

  await guarded.getEntry(TEAM);
  await save({ path: TEAM, raw: change(TEAM, `title.${OTHER}`, `Diseño ${TO_TRANSLATE}`) });
  expect([spanish(), asked]).toEqual(["Diseño", ["title"]]);
});

test("visitors read a text that waits for its translation as it is, without a mark or a chip", () => {
  const content = { hero: { title: { en: "Buy now", [OTHER]: `Comprar${TO_TRANSLATE}` } } };
  expect(localize(content, OTHER, {})).toEqual({ hero: { title: "Comprar" } });
});
