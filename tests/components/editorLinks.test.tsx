import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import { noteTitles } from "../../src/editor/screen/entryTitles";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/config/editorWords";
import { offerLinks } from "../../src/editor/screen/offerLinks";
import { speak, standInForDialogs } from "../fixtures/browser";
import { CONTENT } from "../unit/editor/save/guardedRepository";

const config = { ...inLanguage(editorConfig({ repository: "", branch: "main" }), "es"), titles: new Map() };

const titleOf = (name: string) =>
  (JSON.parse(CONTENT.find((file) => file.name === name)?.source ?? "") as { title: Record<"en" | "es", string> })
    .title;

standInForDialogs();

const say = (word: EditorWord) => EDITOR_WORDS[word].es;
const offer = () => offerLinks({ content: () => Promise.resolve(CONTENT), onStored: () => undefined }, config);

beforeEach(() => {
  speak("es");
  document.body.replaceChildren();
  noteTitles(CONTENT, config);
});

test("a link field offers the pages and the places on them, by their titles; other fields do not", async () => {
  offer();
  document.body.insertAdjacentHTML("beforeend", '<input id="to-field-7"><input id="label-field-8">');
  const [link, label] = document.querySelectorAll("input");
  await userEvent.click(label as HTMLInputElement);
  expect(label).not.toHaveAttribute("list");
  await userEvent.click(link as HTMLInputElement);
  const list = () => document.getElementById(link?.getAttribute("list") ?? "");
  await waitFor(() => expect(list()?.querySelector('option[value="/services/#funding"]')).not.toBeNull());
  expect(list()?.querySelector('option[value="/services/#funding"]')?.getAttribute("label")).toContain(
    titleOf("services/funding.json").es.replace("{{brand}} ", ""),
  );
  expect(list()?.querySelector('option[value="/projects/white-farmhouse/"]')?.getAttribute("label")).toContain(
    titleOf("projects/white-farmhouse.json").es,
  );
});

test("a link in a text that leads nowhere is told at once; one to a page is taken, and one can be taken away", async () => {
  const askLink = offer();
  const answer = askLink();
  const input = await screen.findByRole("combobox", { name: say("linkTo") });
  await userEvent.type(input, "/nowhere/{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent(say("linkNowhere"));
  await userEvent.clear(input);
  await userEvent.type(input, "privacy");
  await userEvent.click(screen.getByRole("button", { name: say("linkAccept") }));
  expect(screen.getByRole("alert")).toHaveTextContent(say("linkHow"));
  await userEvent.clear(input);
  await userEvent.type(input, "/privacy/{Enter}");
  expect(await answer).toBe("/privacy/");
  const other = askLink("/privacy/");
  await userEvent.click(await screen.findByRole("button", { name: say("linkRemove") }));
  expect(await other).toBe("");
});

test("a link is understood as people write it, and the field says back how; the question can be left without one", async () => {
  const askLink = offer();
  document.body.insertAdjacentHTML("beforeend", '<input id="to-field-7"><input id="label-field-8">');
  const [link, label] = document.querySelectorAll("input");
  await userEvent.type(link as HTMLInputElement, "blog.example.com");
  await userEvent.type(label as HTMLInputElement, "www.example.com");
  await userEvent.tab();
  expect(link).toHaveValue("https://blog.example.com");
  expect(label).toHaveValue("www.example.com");
  const answer = askLink();
  await userEvent.type(await screen.findByRole("combobox", { name: say("linkTo") }), "wa.me/13055550142{Enter}");
  expect(await answer).toBe("https://wa.me/13055550142");
  const left = askLink("/privacy/");
  await userEvent.click(await screen.findByRole("button", { name: say("cancel") }));
  expect(await left).toBeNull();
});
