// What helps while writing: the question about the other language, and the offer to delete an entry's files.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import type { Backend } from "../../src/editor/save/decapBackend";
import { contentFile } from "../../src/editor/save/saveCheck";
import { askOneSided } from "../../src/editor/screen/askOneSided";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/screen/editorWords";
import { leftovers, offerLeftovers } from "../../src/editor/screen/offerLeftovers";
import { answerMediaQueries } from "../fixtures/browser";

const config = inLanguage(editorConfig({ repository: "", branch: "main" }), "es");
const say = (word: EditorWord) => EDITOR_WORDS[word].es;

// jsdom's dialogs neither open nor close.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (value = "") {
  this.returnValue = value;
  this.dispatchEvent(new Event("close"));
};

// Going to a field scrolls to it, a moment later.
answerMediaQueries();
Element.prototype.scrollIntoView = jest.fn();

const text = { field: "title", unchanged: "en" as const, texts: { en: "Buy", es: "Compramos" } };

test("the question shows both languages; whoever says that the other fits goes on", async () => {
  const answer = askOneSided([text], "steps/buy.json", config, { say, language: "es" });
  const dialog = screen.getByRole("dialog", { name: EDITOR_WORDS.oneSided.es });
  expect(dialog).toHaveTextContent(/Título.*Buy.*Compramos/);
  await userEvent.click(screen.getByRole("button", { name: EDITOR_WORDS.stillFits.es }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("whoever wants to change the other language does not save, and gets to its field", async () => {
  document.body.innerHTML = `<div><div><label for="title-field-1">Título</label></div>
    <div><div><label for="en-field-2">English</label></div><input id="en-field-2"></div></div>`;
  const answer = askOneSided([text], "steps/buy.json", config, { say, language: "es" });
  await userEvent.click(screen.getByRole("button", { name: /inglés/ }));
  expect(await answer).toBe(false);
  document.body.replaceChildren();
});

const house = (name: string, picture: string) => {
  const alt = { en: "House", es: "Casa" };
  return contentFile(`projects/${name}.json`, JSON.stringify({ after: { file: `./${picture}`, alt } }));
};

test("a deleted entry's files are offered for deletion, except what another entry shows", async () => {
  const files = [house("oak", "oak.jpg"), house("elm", "elm.jpg"), house("ash", "oak.jpg")];
  expect(leftovers(files, ["projects/oak.json"])).toEqual([]);
  const left = leftovers(files, ["projects/elm.json"]);
  expect(left).toEqual(["content/projects/elm.jpg"]);
  const gone: string[] = [];
  const backend = { deleteFiles: async (paths: string[]) => gone.push(...paths) } as unknown as Backend;
  offerLeftovers(left, backend, { say });
  expect(screen.getByRole("region")).toHaveTextContent("elm.jpg");
  await userEvent.click(screen.getByRole("button", { name: /\(1\)/ }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(gone).toEqual(left);
});
