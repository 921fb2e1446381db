// The editor's own parts of the screen: chosen files, and refusals.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { watchChosenFiles } from "../../src/editor/save/chosenFiles";
import { editorConfig } from "../../src/editor/config/editorConfig";
import { inLanguage } from "../../src/editor/config/inLanguage";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { insertFact } from "../../src/editor/paste/offerFacts";
import { editorNotifier } from "../../src/editor/screen/editorNotifier";
import { speak } from "../fixtures/browser";

const config = editorConfig({ repository: undefined, branch: "main" });

function tellerIn(language: "en" | "es") {
  speak(language);
  return editorNotifier(inLanguage(config, language), () => undefined);
}

beforeEach(() => {
  document.body.replaceChildren();
  location.hash = "";
});

test("a mistake in a new entry is told by its field, not by the name of a file that nobody has seen", () => {
  const file = "projects/elm-street-house.json";
  const problem = { file, field: "before.file", message: { en: "is missing", es: "falta" } };
  tellerIn("es").refused({ why: "problems", problems: [problem], written: [file] });
  expect(screen.getByRole("alert")).toHaveTextContent("Antes › Imagenfalta");
  expect(screen.getByRole("alert")).not.toHaveTextContent("elm-street");
  tellerIn("es").refused({ why: "problems", problems: [problem], written: [] });
  expect(screen.getByRole("alert")).toHaveTextContent("Proyectos: elm-street-house › Antes › Imagen");
});

test("a text that lacks a company fact is offered it, at its end", async () => {
  const part = document.body.appendChild(document.createElement("div"));
  part.innerHTML = `<div><label for="legal-field-1">Legal</label></div><input id="legal-field-1" value="Call us: ">`;
  const [input] = part.getElementsByTagName("input");
  // jsdom has neither.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Element.prototype.scrollIntoView = () => undefined;
  speak("en");
  input?.setSelectionRange(0, 0);
  const problem = {
    file: "site.json",
    field: "legal",
    message: { en: "lacks", es: "le falta" },
    lacks: ["phone", "low"],
  };
  const notifier = editorNotifier(inLanguage(config, "en"), insertFact);
  notifier.refused({ why: "problems", problems: [problem], written: ["site.json"] });
  const offers = within(screen.getByRole("alert")).getAllByRole("button", { name: /Insert it at the end/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual(["Insert it at the end: Phone"]);
  await userEvent.click(offers[0] ?? document.body);
  expect(input).toHaveValue("Call us: {{phone}}");
});

test("what is left before the site goes live is listed by form and field, and the list says when nothing is", () => {
  const { toSettle } = tellerIn("es");
  toSettle([{ file: "site.json", field: "contact.phone", message: { en: "is invented", es: "es inventado" } }]);
  const region = () => screen.getByRole("region", { name: EDITOR_WORDS.launch.es });
  expect(within(region()).getByRole("button", { name: /› Teléfono.*es inventado$/ })).toBeVisible();
  toSettle([]);
  expect(region()).toHaveTextContent(EDITOR_WORDS.launchNone.es);
});

const choosing = {
  onRefusal: jest.fn(),
  choosePart: jest.fn(),
  acceptWhole: jest.fn(),
  nameFor: (name: string) => Promise.resolve(name),
};
beforeAll(() => watchChosenFiles(choosing));

function fileInput(): HTMLInputElement {
  const input = document.body.appendChild(document.createElement("input"));
  input.type = "file";
  return input;
}

test.each([
  ["uploaded whole when the editor says so", true, 1],
  ["not uploaded when the editor does not want all of it", false, 0],
])("a photo whose part this browser cannot write is %s", async (_, isWanted, count) => {
  const picture = { width: 3000, height: 4000, close: () => undefined } as ImageBitmap;
  window.createImageBitmap = () => Promise.resolve(picture);
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  choosing.choosePart.mockResolvedValue({ x: 0, y: 0, width: 3000, height: 1687 });
  choosing.acceptWhole.mockReset().mockResolvedValue(isWanted);
  const input = fileInput();
  const add = jest.fn();
  // jsdom has none.
  Object.assign(globalThis, { DataTransfer: jest.fn(() => ({ items: { add }, files: [] })) });
  const passedOn = jest.fn();
  input.addEventListener("change", passedOn);
  const photo = new File(["photo"], "kitchen.jpg", { type: "image/jpeg" });
  Object.defineProperty(input, "files", { value: [photo], writable: true });
  fireEvent.change(input);
  await waitFor(() => expect(choosing.acceptWhole).toHaveBeenCalledWith("kitchen.jpg"));
  await waitFor(() => expect([add.mock.calls.length, passedOn.mock.calls.length]).toEqual([count, count]));
  expect(add.mock.calls.flat()).toEqual(isWanted ? [photo] : []);
});

test("a HEIC photo that this browser cannot read is refused with a reason before Decap CMS gets it", async () => {
  const passedOn = jest.fn();
  choosing.choosePart.mockReset();
  window.createImageBitmap = () => Promise.reject(new Error("unknown format"));
  const input = fileInput();
  input.addEventListener("change", passedOn);
  await userEvent.upload(input, new File(["photo"], "IMG_1.HEIC"));
  await waitFor(() => expect(input.files).toHaveLength(0));
  const why = expect.objectContaining({ es: expect.stringContaining("HEIC") }) as object;
  expect(choosing.onRefusal).toHaveBeenCalledWith("IMG_1.HEIC", why);
  expect(passedOn).not.toHaveBeenCalled();
  expect(choosing.choosePart).not.toHaveBeenCalled();
});

test("a refusal because of others' changes tells in the editor's language how to go on", () => {
  const changes = [{ field: "title.es", inForm: "title.es", isBoth: false }];
  const changed = { why: "changed", file: "team/architect.json", changes, version: { title: { es: "Jefa" } } } as const;
  const shown = () => screen.getByRole("alert").textContent;
  const { refused } = tellerIn("es");
  refused({ ...changed, next: "save" });
  expect(shown()).toContain(`Título › Español${EDITOR_WORDS.changedFields.es} Jefa${EDITOR_WORDS.changedHow.es}`);
  refused({ ...changed, next: "startOver" });
  expect(shown()).toContain(EDITOR_WORDS.changedStartOver.es);
  refused({ ...changed, next: "delete" });
  expect(screen.getByRole("alert", { name: EDITOR_WORDS.changedNotDeleted.es })).toBeVisible();
  refused({ why: "deleted" });
  expect(screen.getByRole("alert", { name: EDITOR_WORDS.deleted.es })).toHaveTextContent(EDITOR_WORDS.deletedHow.es);
});

test("a list of which others have changed something is told by its entries, and never as data", () => {
  const questions = ["¿Cuánto cuesta?", "¿Cuánto dura?"].map((es) => ({
    question: { en: es, es },
    answer: { en: "a", es },
  }));
  const { refused, unmatched } = tellerIn("es");
  const changes = [{ field: "questions", inForm: "questions", isBoth: true }];
  refused({ why: "changed", file: "pages/faq.json", changes, version: { questions }, next: "save" });
  expect(screen.getByRole("alert")).toHaveTextContent(/2 preguntas: ¿Cuánto cuesta\?; ¿Cuánto dura\?/);
  expect(screen.getByRole("alert")).not.toHaveTextContent(/[{}[\]]/);
  const onTake = jest.fn();
  const conflicts = [{ field: "questions", item: questions[0], theirs: "changed" }] as const;
  unmatched({ why: "unmatched", file: "pages/faq.json", conflicts, resolved: "", stored: "" }, onTake);
  expect(screen.getByRole("alert", { name: EDITOR_WORDS.unmatched.es })).toHaveTextContent(
    `Preguntas › “¿Cuánto cuesta?”${EDITOR_WORDS.unmatchedChanged.es}`,
  );
  screen.getByRole("button", { name: EDITOR_WORDS.takeTheirs.es }).click();
  expect(onTake).toHaveBeenCalled();
});

test("a refusal leaves with its form, after which GitHub's limit is told for what is opened next", async () => {
  const file = "steps/buy.json";
  const wait = { why: "limited" as const, until: new Date(Date.now() + 60_000), stop: () => undefined };
  const limited = () => screen.queryByRole("alert", { name: EDITOR_WORDS.limited.en });
  location.hash = "#/collections/steps/entries/buy";
  const notifier = tellerIn("en");
  notifier.refused({
    why: "problems",
    problems: [{ file, field: "title", message: { en: "is missing", es: "falta" } }],
    written: [file],
  });
  notifier.gitHubWaits(wait);
  expect(limited()).toBeNull();
  location.hash = "#/collections/steps/entries/buy?order=10";
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByRole("alert", { name: EDITOR_WORDS.notSaved.en })).toBeVisible();
  location.hash = "#/collections/steps/entries/sell";
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  notifier.gitHubWaits(wait);
  expect(limited()).toBeVisible();
});

test("the places that need an entry stay listed while one visits them", async () => {
  const file = "site.json";
  location.hash = "#/collections/services/entries/funding";
  tellerIn("en").refused({
    why: "needed",
    problems: [{ file, field: "menu", message: { en: "links to it", es: "lleva" } }],
  });
  location.hash = "#/collections/settings/entries/site";
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.getByRole("alert", { name: EDITOR_WORDS.notDeleted.en })).toBeVisible();
});
