// What the editor offers for links.
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import { noteTitles } from "../../src/editor/screen/entryTitles";
import { offerLinks } from "../../src/editor/screen/offerLinks";
import { CONTENT } from "../unit/editor/save/guardedRepository";

const config = { ...inLanguage(editorConfig({ repository: "", branch: "main" }), "es"), titles: new Map() };

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
    titleOf("services/funding.json").es.replace("{{brand}} ", ""),
  );
  expect(list()?.querySelector('option[value="/projects/white-farmhouse/"]')?.getAttribute("label")).toContain(
    titleOf("projects/white-farmhouse.json").es,
  );
});
