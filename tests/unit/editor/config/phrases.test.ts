import { withPhrases } from "../../../../src/editor/config/phrases";

test("our phrases replace or extend Decap CMS's in a copy of its locale", () => {
  const locale = { editor: { toolbar: { published: "Published", publish: "Publish" } } };
  const own = withPhrases(locale, { "editor.toolbar.published": "Saved", "media.card.copy": "Copiar" });
  expect(own).toEqual({
    editor: { toolbar: { published: "Saved", publish: "Publish" } },
    media: { card: { copy: "Copiar" } },
  });
  expect(locale.editor.toolbar.published).toBe("Published");
});
