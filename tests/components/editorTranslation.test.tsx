// A translation proposed by the browser, with a stand-in for Chromium's built-in Translator API.
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EDITOR_WORDS, type EditorWord } from "../../src/editor/screen/editorWords";
import { offerTranslation } from "../../src/editor/screen/proposeTranslation";

const say = (word: EditorWord) => EDITOR_WORDS[word].en;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(answer = "") {
  this.returnValue = answer;
  this.dispatchEvent(new Event("close"));
};

/** The pair of fields of one text, in a group like Decap CMS's, with another pair around it. */
function openForm(english = "Choose well") {
  document.body.innerHTML = `<div><div><div><input id="en-field-1" value="${english}"></div><div><input id="es-field-2"></div></div>
    <div><input id="en-field-3" value="Another text"></div><textarea id="text-field-4"></textarea></div>`;
  const input = (id: string) => document.getElementById(id) as HTMLInputElement;
  return { english: input("en-field-1"), spanish: input("es-field-2"), other: input("text-field-4") };
}

const translator = {
  availability: jest.fn(async () => "downloadable" as const),
  create: jest.fn<Promise<{ translate(text: string): Promise<string> }>, [{ monitor(of: EventTarget): void }]>(),
};

const offerButton = () => screen.queryByRole("button", { name: say("propose") });

beforeAll(() => {
  window.Translator = translator;
  offerTranslation("en");
});

test("a proposal is marked as such, can be corrected, and enters the form only once somebody has read it", async () => {
  translator.create.mockResolvedValue({ translate: async (text) => `[es] ${text}` });
  const { spanish } = openForm();
  const changed = jest.fn();
  spanish.addEventListener("input", changed);
  await userEvent.click(spanish);
  await userEvent.click(await screen.findByRole("button", { name: say("propose") }));
  const proposal = await screen.findByRole("textbox", { name: say("proposed") });
  expect(screen.getByRole("status")).toHaveTextContent(say("proposedHow"));
  expect([(proposal as HTMLTextAreaElement).value, spanish.value]).toEqual(["[es] Choose well", ""]);
  await userEvent.clear(proposal);
  await userEvent.type(proposal, "Elija bien");
  await userEvent.click(screen.getByRole("button", { name: say("proposalRead") }));
  expect([spanish.value, changed.mock.calls.length]).toEqual(["Elija bien", 1]);
  expect(translator.create).toHaveBeenCalledWith(
    expect.objectContaining({ sourceLanguage: "en", targetLanguage: "es" }),
  );
});

test("a download shows how far it is; a failure says so, and changes nothing", async () => {
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, reject) => (fail = reject));
  let progress = new EventTarget();
  translator.create.mockImplementation(({ monitor }) => {
    progress = new EventTarget();
    monitor(progress);
    return promise;
  });
  const { spanish } = openForm();
  await userEvent.click(spanish);
  await userEvent.click(await screen.findByRole("button", { name: say("propose") }));
  act(() => void progress.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.42 })));
  const state = screen.getByRole("status");
  expect(state).toHaveTextContent(say("proposalDownload").replace("{{percent}}", "42"));
  expect(screen.queryByRole("button", { name: say("proposalRead") })).toBeNull();
  fail(new Error("No space"));
  await screen.findByText(say("proposalFailed"));
  await userEvent.click(screen.getByRole("button", { name: say("cancel") }));
  expect(spanish.value).toBe("");
});

test("nothing is offered without a text in the other language, for other fields, or for languages it does not know", async () => {
  const empty = openForm("");
  await userEvent.click(empty.spanish);
  expect(offerButton()).toBeNull();
  const { spanish, other } = openForm();
  await userEvent.click(other);
  expect(offerButton()).toBeNull();
  translator.availability.mockRejectedValueOnce(new TypeError("unknown language"));
  await userEvent.click(spanish);
  expect(offerButton()).toBeNull();
});

test("a browser without a translator gets no button and no listener", () => {
  delete window.Translator;
  const listen = jest.spyOn(document, "addEventListener");
  offerTranslation("en");
  expect(listen).not.toHaveBeenCalled();
});
