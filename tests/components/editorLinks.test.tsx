// What the editor offers for links, and the list of texts that are older in one language.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import type { OlderText } from "../../src/editor/publishing/olderTexts";
import { noteTitles } from "../../src/editor/screen/entryTitles";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/screen/editorWords";
import { offerLinks } from "../../src/editor/screen/offerLinks";
import { olderTask } from "../../src/editor/screen/olderTask";
import { CONTENT } from "../unit/editor/save/guardedRepository";

const config = { ...inLanguage(editorConfig({ repository: "", branch: "main" }), "es"), titles: new Map() };
const say = (word: EditorWord) => EDITOR_WORDS[word].es;

const titleOf = (name: string) =>
  (JSON.parse(CONTENT.find((file) => file.name === name)?.source ?? "") as { title: Record<"en" | "es", string> })
    .title;

beforeEach(() => {
  document.body.replaceChildren();
  noteTitles(CONTENT, config, "es");
});

test("a link field offers the pages and the places on them, by their titles; other fields do not", async () => {
  offerLinks({ content: () => Promise.resolve(CONTENT), onStored: () => undefined }, config, "es");
  document.body.insertAdjacentHTML("beforeend", '<input id="to-field-7"><input id="label-field-8">');
  const [link, label] = document.querySelectorAll("input");
  await userEvent.click(label as HTMLInputElement);
  expect(label).not.toHaveAttribute("list");
  await userEvent.click(link as HTMLInputElement);
  const list = () => document.getElementById(link?.getAttribute("list") ?? "");
  await waitFor(() => expect(list()?.querySelector('option[value="/services/#funding"]')).not.toBeNull());
  expect(list()?.querySelector('option[value="/services/#funding"]')?.getAttribute("label")).toContain(
    titleOf("services/funding.json").es,
  );
  expect(list()?.querySelector('option[value="/projects/white-farmhouse/"]')?.getAttribute("label")).toContain(
    titleOf("projects/white-farmhouse.json").es,
  );
});

test("texts of which one language is older are named by their entry's title, until somebody changes them", async () => {
  const [texts, others] = [titleOf("steps/buy.json"), titleOf("steps/plan.json")];
  const told = (file: string, value: typeof texts): OlderText => ({
    file,
    field: "title",
    older: "en",
    since: "2026-11-20",
    texts: value,
  });
  const answer = [
    told("steps/buy.json", texts),
    told("steps/plan.json", { ...others, en: "Changed since" }),
    { file: 1 },
  ];
  window.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  const [task, ...more] = await olderTask(CONTENT, config, { say, language: "es" });
  expect([task?.text, more]).toEqual([EDITOR_WORDS.olderCount.es.replace("{{count}}", "1"), []]);
  task?.onPress?.();
  const item = screen.getByRole("button", { name: new RegExp(`${texts.es} › Título › English`) });
  expect(item).toHaveTextContent(texts.en);
  expect(screen.queryByText(/Changed since/)).toBeNull();
});

test("without a history, nothing is listed", async () => {
  window.fetch = () => Promise.resolve({ ok: false } as Response);
  expect(await olderTask(CONTENT, config, { say, language: "es" })).toEqual([]);
});
