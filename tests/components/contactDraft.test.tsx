import { attemptFor, readDraft, writeDraft } from "../../src/contact/contactDraft";
import { emptyContactValues } from "../../src/contact/contactSchema";
import { markContactSent, wasContactSent } from "../../src/contact/contactSent";
import { answerPosts, box, list, showFilled, showForm, submitButton, text, wordsIn } from "./contactFormSetUp";
import { screen } from "@testing-library/react";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const values = { ...emptyContactValues, firstName: "Ana", country: "MX" };

test("typed text survives a reload, and a change of language", async () => {
  const { user, unmount } = showForm();
  await user.type(box(text.firstName), "Ana");
  await user.type(box(text.phoneNumber), "305");
  await user.type(list(text.country), "Mexico{Enter}");
  unmount();
  const words = wordsIn("es");
  showForm({ text: words, language: "es" });
  expect(box(words.firstName)).toHaveValue("Ana");
  expect(box(words.phoneNumber)).toHaveValue("305");
  expect(list(words.phoneCode)).toHaveValue("+52");
  expect(list(words.country)).toHaveValue("México");
});

test("a request that got no answer keeps its key over a reload", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const post = answerPosts(503, {});
  const first = showFilled();
  await first.user.click(submitButton());
  await screen.findByRole("dialog");
  first.unmount();
  const second = showForm();
  await second.user.click(submitButton());
  await screen.findByRole("dialog");
  const keys = post.mock.calls.map(([, options]) => options.headers["Idempotency-Key"]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a draft comes back as it was kept, with its attempt", () => {
  const attempt = attemptFor("sent", undefined);
  writeDraft({ values, attempt });
  expect(readDraft()).toEqual({ values, attempt });
  expect(attemptFor("sent", attempt)).toBe(attempt);
  expect(attemptFor("corrected", attempt).key).not.toBe(attempt.key);
});

test("an empty form leaves nothing in the storage", () => {
  writeDraft({ values });
  writeDraft({ values: emptyContactValues });
  expect(sessionStorage).toHaveLength(0);
});

test.each(["", "{", "null", "7", '"x"', "[]", '{"values":null}', '{"values":{"firstName":{}},"attempt":{"key":1}}'])(
  "a spoilt draft %j is an empty form",
  (stored) => {
    sessionStorage.setItem("contact-draft", stored);
    expect(readDraft()).toEqual({ values: emptyContactValues });
  },
);

test("a browser that forbids storage still has a working form", async () => {
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

test("the browser session remembers that the form was submitted", () => {
  expect(wasContactSent()).toBe(false);
  markContactSent();
  expect(sessionStorage.getItem("show-contact-form")).toBe("true");
  expect(wasContactSent()).toBe(true);
});
