import countries from "../../content/countries.json";
import { typedValues } from "../../src/contact/ui/typedValues";
import { attemptFor } from "../../src/contact/submit/attempt";
import { readContactDraft, writeContactDraft } from "../../src/contact/submit/contactDraft";
import { emptyContactValues } from "../../src/contact/fields/contactFields";
import { markContactSent, wasContactSent } from "../../src/contact/submit/contactSent";
import { answerLater, box, list, showFilled, showForm, submitButton, text, wordsIn } from "./contactFormSetUp";
import { act, screen } from "@testing-library/react";
import { OTHER } from "../fixtures/languages";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const values = { ...emptyContactValues, firstName: "Ana", country: "MX" };

test("input survives a reload and a language change", async () => {
  const { user, unmount } = showForm();
  await user.type(box(text.firstName), "Ana");
  await user.type(list(text.country), "Mexico{Enter}");
  await user.type(box(text.phoneNumber), "305");
  unmount();
  const words = wordsIn(OTHER);
  showForm({ text: words, language: OTHER });
  expect(box(words.firstName)).toHaveValue("Ana");
  expect(box(words.phoneNumber)).toHaveValue("305");
  expect(list(words.phoneCode)).toHaveValue("+52");
  expect(list(words.country)).toHaveValue("México");
});

/** Sends a form, opens the next page's, and lets the response to the first arrive late. */
async function answerAfterLeaving(status: number, onNextPage: (next: ReturnType<typeof showForm>) => Promise<void>) {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const arrive = answerLater();
  const left = showFilled();
  await left.user.click(submitButton());
  await screen.findByRole("button", { name: text.sending });
  left.unmount();
  await onNextPage(showForm({ page: "/" }));
  await act(async () => {
    arrive(status, { status: "delivered" });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test.each([201, 503])("a late %i for a form that was left does not change what was typed since", async (status) => {
  await answerAfterLeaving(status, ({ user }) => user.type(box(text.lastName), "z"));
  expect(readContactDraft().values.lastName).toBe("Ruizz");
});

test("a late success for a form that was left removes its draft", async () => {
  await answerAfterLeaving(201, async () => undefined);
  expect(sessionStorage).toHaveLength(0);
});

test("a draft is restored as saved, with its analysis and attempt", () => {
  const attempt = attemptFor("sent", undefined);
  writeContactDraft({ values, calculation: { arv: 1 }, attempt });
  expect(readContactDraft()).toEqual({ values, calculation: { arv: 1 }, attempt });
  expect(attemptFor("sent", attempt)).toBe(attempt);
  expect(attemptFor("corrected", attempt).key).not.toBe(attempt.key);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"x"',
  "[]",
  '{"values":null}',
  '{"values":{"firstName":{}},"attempt":{"key":1},"calculation":"x"}',
])("a corrupt draft %j gives an empty form", (stored) => {
  sessionStorage.setItem("contact-draft", stored);
  expect(readContactDraft()).toEqual({ values: emptyContactValues });
});

test("the form works without storage", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  const { user } = showForm();
  await user.type(box(text.firstName), "Ana");
  expect(box(text.firstName)).toHaveValue("Ana");
  markContactSent();
  expect(wasContactSent()).toBe(false);
});

test("the browser remembers that the form was submitted", () => {
  localStorage.clear();
  expect(wasContactSent()).toBe(false);
  markContactSent();
  expect(sessionStorage.getItem("show-contact-form")).toBe("true");
  expect(wasContactSent()).toBe(true);
  sessionStorage.clear();
  expect(wasContactSent()).toBe(true);
});

test("the mark that a post without scripts left counts as sent, an address with #sent does not", () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/contact-us/#sent");
  expect(wasContactSent()).toBe(false);
  document.cookie = "contact-sent=yes";
  expect(wasContactSent()).toBe(true);
  document.cookie = "contact-sent=; Max-Age=0";
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});

test("a country typed in full survives a reload, although its field was never left", async () => {
  const { user, unmount } = showForm();
  await user.type(list(text.country), "Mexico");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  unmount();
  showForm();
  expect([list(text.country), list(text.phoneCode)].map((field) => (field as HTMLInputElement).value)).toEqual([
    "Mexico",
    "+52",
  ]);
});

test("a draft wins over what the browser restores: a country does not bring its code along", () => {
  writeContactDraft({ values: { ...values, phoneNumber: "(305) 555-0142" } });
  const restored = document.createElement("input");
  restored.id = "contact-country";
  document.body.append(restored);
  restored.value = "Mexico";
  expect(typedValues({ ...values, phoneNumber: "(305) 555-0142" }, countries, "en", "")).toEqual({});
  restored.value = "Spain";
  expect(typedValues({ ...values, phoneNumber: "(305) 555-0142" }, countries, "en", "")).toEqual({
    country: "ES",
  });
  expect(typedValues({ ...values, phoneNumber: "" }, countries, "en", "")).toEqual({
    country: "ES",
    phoneCode: "+34",
  });
  restored.remove();
});
