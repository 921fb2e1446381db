// The question about the other language before a save.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import { askOneSided } from "../../src/editor/screen/askOneSided";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { answerMediaQueries, speak, standInForDialogs } from "../fixtures/browser";

const config = inLanguage(editorConfig({ repository: "", branch: "main" }), "es");
beforeEach(() => void speak("es"));

standInForDialogs();

// Going to a field scrolls to it, a moment later.
answerMediaQueries();
Element.prototype.scrollIntoView = jest.fn();

const text = { field: "title", unchanged: "en" as const, texts: { en: "Buy", es: "Compramos" } };

test("the question shows both languages; whoever says that the other fits goes on", async () => {
  const answer = askOneSided([text], [], "steps/buy.json", config);
  const dialog = screen.getByRole("dialog", { name: EDITOR_WORDS.oneSided.es });
  expect(dialog).toHaveTextContent(/Título.*Buy.*Compramos/);
  await userEvent.click(screen.getByRole("button", { name: EDITOR_WORDS.stillFits.es }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("whoever wants to change the other language does not save, and gets to its field", async () => {
  document.body.innerHTML = `<div><div><label for="title-field-1">Título</label></div>
    <div><div><label for="en-field-2">English</label></div><input id="en-field-2"></div></div>`;
  const answer = askOneSided([text], [], "steps/buy.json", config);
  await userEvent.click(screen.getByRole("button", { name: /inglés/ }));
  expect(await answer).toBe(false);
  document.body.replaceChildren();
});
