import { screen, within } from "@testing-library/react";
import { wasContactSent } from "../../src/contact/submit/contactSent";
import { interpolate } from "../../src/content/interpolate";
import {
  answerLater,
  answerPosts,
  bodyOf,
  box,
  close,
  country,
  fillIn,
  inNewTab,
  keyOf,
  popup,
  send,
  sendAndClose,
  showFilled,
  showForm,
  submitButton,
  text,
  thanks,
  wordsIn,
  VALID,
} from "./contactFormSetUp";
import { OTHER } from "../fixtures/languages";

let warned: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

const FAILURES: [number, string, string][] = [
  [400, "Bad JSON", text.popup.refused],
  [403, "Foreign", text.popup.refused],
  [413, "Too large", text.popup.refused],
  [429, "Slow down", interpolate(text.popup.busy, { minutes: 10 })],
  [503, "Not stored", text.popup.unavailable],
];

test("a delivered request shows the success popup and replaces the form with a thank-you", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showForm();
  await fillIn(user);
  const dialog = await send(user);
  expect(within(dialog).getByText(text.popup.message)).toBeVisible();
  expect(within(dialog).getByRole("img", { name: text.popup.success })).toHaveClass("icon");
  expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
  expect(bodyOf(post)).toEqual({
    ...VALID,
    language: "en",
    page: "/contact-us/",
    website: "",
  });
  await close(user);
  expect(thanks()).toHaveFocus();
  expect(thanks()).toHaveAccessibleDescription(text.sent);
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  // No draft; from now on, this visitor can open the calculator.
  expect(Object.keys(sessionStorage)).toEqual(["show-contact-form"]);
  expect(warned).not.toHaveBeenCalled();
});

test("a correction typed while the request is in flight survives, even a reload", async () => {
  const arrive = answerLater();
  const { user, unmount } = showFilled();
  await user.click(submitButton());
  await user.clear(box(text.email));
  await user.type(box(text.email), "right@example.com");
  arrive(201, { status: "delivered" });
  await popup();
  await close(user);
  expect(box(text.email)).toHaveValue("right@example.com");
  unmount();
  showForm();
  expect(box(text.email)).toHaveValue("right@example.com");
});

test("a queued request shows the warning with the CRM's error and says that it is safe", async () => {
  answerPosts(202, { status: "queued", message: "CRM says no" });
  const { user } = showFilled();
  const dialog = await send(user);
  expect(within(dialog).getByRole("img", { name: text.popup.warning })).toBeInTheDocument();
  expect(within(dialog).getByText(text.popup.message)).toBeVisible();
  expect(within(dialog).getByText(text.popup.queued)).toBeVisible();
  expect(within(dialog).getByText(interpolate(text.popup.note, { error: "CRM says no" }))).toBeVisible();
  await close(user);
  expect(thanks()).toHaveFocus();
});

test.each(FAILURES)("%i keeps the input and offers to send it by chat or email", async (status, message, reason) => {
  answerPosts(status, { message });
  const { user } = showFilled();
  const dialog = await send(user);
  expect(within(dialog).getByRole("img", { name: text.popup.warning })).toBeInTheDocument();
  expect(within(dialog).getByText(text.popup.message)).toBeVisible();
  expect(within(dialog).getByText(reason)).toBeVisible();
  // The server's English message is shown only with texts that do not already say the same.
  const note = within(dialog).queryAllByText(interpolate(text.popup.note, { error: message }));
  expect(note).toHaveLength(reason === text.popup.refused ? 1 : 0);
  for (const name of [inNewTab(text.popup.chat), text.popup.mail]) {
    const address = new URL(within(dialog).getByRole("link", { name }).getAttribute("href") ?? "");
    const request = address.searchParams.get("text") ?? address.searchParams.get("body");
    expect(request).toContain("ana@example.com");
    expect(request).toContain("+1 3055550142");
    expect(request).toContain(country("US").name.en);
  }
  await close(user);
  expect(box(text.email)).toHaveValue("ana@example.com");
  expect(submitButton()).toHaveFocus();
  expect(thanks()).not.toBeInTheDocument();
});

test.each([
  [true, text.popup.unreachable],
  [false, text.popup.offline],
])("with a connection: %s, the form says %s and keeps the input", async (onLine, words) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("Failed to fetch")) });
  const { user } = showFilled();
  await user.click(submitButton());
  expect(within(await popup()).getByText(words)).toBeVisible();
  await close(user);
  expect(box(text.firstName)).toHaveValue("Ana");
});

test("errors found by the server are shown at their fields and in the summary until corrected", async () => {
  answerPosts(422, { message: "Not valid", errors: { email: "errors.invalidEmail" } });
  const { user } = showFilled();
  await user.click(submitButton());
  expect(within(await popup()).getByText(text.popup.invalid)).toBeVisible();
  await close(user);
  const summary = screen.getByRole("group", { name: text.errors.title });
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole("link", { name: text.errors.invalidEmail })).toBeVisible();
  expect(box(text.email)).toBeInvalid();
  await user.type(box(text.firstName), "a");
  expect(box(text.email)).toBeInvalid();
  await user.type(box(text.email), "x");
  expect(box(text.email)).toBeValid();
  expect(within(summary).queryByRole("link")).not.toBeInTheDocument();
});

test.each([
  [201, { status: "delivered" }],
  [202, { status: "queued", message: "x" }],
  [422, { message: "x", errors: {} }],
  [429, {}],
  [503, {}],
])(
  "the session knows and the completion callback runs once, after the popup is there, for %i",
  async (status, body) => {
    answerPosts(status, body);
    sessionStorage.clear();
    const seen: boolean[] = [];
    const { user } = showFilled({ onCompleted: () => seen.push(screen.queryByRole("dialog") !== null) });
    expect(seen).toEqual([]);
    await send(user);
    expect([seen, wasContactSent()]).toEqual([[true], true]);
    await close(user);
    expect(seen).toEqual([true]);
  },
);

test("while sending, the button is disabled, and a second click sends nothing", async () => {
  let answer: (response: unknown) => void = () => undefined;
  const post = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  Object.assign(globalThis, { fetch: post });
  const { user } = showFilled();
  await user.click(submitButton());
  const sending = await screen.findByRole("button", { name: text.sending });
  expect(sending).toBeDisabled();
  expect(sending.querySelector("svg")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(text.sending);
  await user.type(box(text.email), "{Enter}");
  expect(post).toHaveBeenCalledTimes(1);
  answer({ status: 201, headers: new Headers(), text: async () => JSON.stringify({ status: "stored" }) });
  await popup();
});

test("a retry keeps its key, and a correction gets a new one", async () => {
  const post = answerPosts(503, {});
  const { user } = showFilled();
  await sendAndClose(user);
  await sendAndClose(user);
  await user.type(box(text.lastName), "z");
  await sendAndClose(user);
  expect(keyOf(post, 0)).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf(post, 1)).toBe(keyOf(post, 0));
  expect(keyOf(post, 2)).not.toBe(keyOf(post, 0));
});

test("the same answers sent again after a success are a new request", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const sendOnce = async () => {
    const { user, unmount } = showFilled();
    await send(user);
    unmount();
  };
  await sendOnce();
  await sendOnce();
  expect(keyOf(post, 1)).not.toBe(keyOf(post, 0));
});

test("what a bot writes into the honeypot is sent", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const { user, container } = showFilled();
  const honeypot = container.querySelector<HTMLInputElement>("input[name=website]");
  expect(screen.queryByLabelText(text.honeypot)).toBe(honeypot);
  expect(screen.queryByRole("textbox", { name: text.honeypot })).not.toBeInTheDocument();
  expect(honeypot).toHaveAttribute("tabindex", "-1");
  expect(honeypot).toHaveAttribute("autocomplete", "off");
  if (honeypot) honeypot.value = "https://spam.example";
  await send(user);
  expect(bodyOf(post).website).toBe("https://spam.example");
});

test("the Spanish form sends its language and shows Spanish texts", async () => {
  const words = wordsIn(OTHER);
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ text: words, language: OTHER, page: `/${OTHER}/` });
  await user.click(submitButton(words));
  expect(await screen.findByRole("dialog", { name: new RegExp(words.popup.title) })).toBeVisible();
  expect(bodyOf(post)).toMatchObject({ language: OTHER, page: `/${OTHER}/`, country: "US" });
});

test.each<[number, object, boolean]>([
  [201, { status: "delivered" }, true],
  [202, { status: "queued", message: "CRM says no" }, true],
  [503, { message: "Not stored" }, false],
  [422, { message: "x", errors: {} }, false],
])(
  "at %i, a seller is thanked, told that the request is here, and asked for photos, only if it is",
  async (status, body, isHere) => {
    answerPosts(status, body);
    const { user } = showForm({ intents: ["sell"] });
    await fillIn(user);
    const dialog = await send(user);
    expect(dialog).toHaveAccessibleName(
      expect.stringContaining(isHere ? text.popup.title : text.popup.unconfirmed) as string,
    );
    expect(within(dialog).queryAllByText(text.sellers.thanks)).toHaveLength(isHere ? 1 : 0);
    expect(within(dialog).queryAllByText(text.popup.message)).toHaveLength(isHere ? 0 : 1);
    expect(within(dialog).queryAllByRole("link", { name: inNewTab(text.sellers.photos) })).toHaveLength(isHere ? 1 : 0);
    expect(within(dialog).queryByText(text.popup.calculator)).not.toBeInTheDocument();
  },
);
