import { interpolate } from "../../src/content/interpolate";
import { screen, within } from "@testing-library/react";
import { readContactDraft, writeContactDraft } from "../../src/contact/submit/contactDraft";
import {
  answerPosts,
  bodyOf,
  box,
  close,
  fillIn,
  list,
  send,
  showFilled,
  showForm,
  submitButton,
  text,
  wordsIn,
} from "./contactFormSetUp";
import { OTHER } from "../fixtures/languages";

const switched = { intent: true, message: true };
const optional = (label: string, words = text) => `${label} ${words.optional}`;
const intent = () => list(optional(text.intent)) as HTMLSelectElement;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/contact-us/");
});

test("switched off, no optional field is shown, and exactly the specified six are sent", async () => {
  const post = answerPosts(201, { status: "delivered" });
  writeContactDraft({ values: { ...readContactDraft().values, message: "Kept from before" } });
  const { user, unmount } = showForm();
  expect(screen.getByText(text.allRequired)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: optional(text.message) })).not.toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: optional(text.intent) })).not.toBeInTheDocument();
  unmount();
  sessionStorage.clear();
  const second = showFilled();
  await send(second.user);
  expect(Object.keys(bodyOf(post))).toEqual([
    "firstName",
    "lastName",
    "email",
    "phoneCode",
    "phoneNumber",
    "country",
    "language",
    "page",
    "website",
  ]);
  await close(user);
});

test("switched on, they are marked optional, may be empty, and are sent if filled in", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ switched });
  expect(screen.getByText(text.someRequired)).toBeVisible();
  expect(box(optional(text.message))).not.toBeRequired();
  expect(
    within(intent())
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([text.intents.none, text.intents.invest, text.intents.sell, text.intents.both, text.intents.deal]);
  await user.selectOptions(intent(), "both");
  await user.type(box(optional(text.message)), "Two lines{Enter}of text");
  await send(user);
  expect(bodyOf(post)).toMatchObject({ intent: "both", message: "Two lines\nof text" });
});

test("a message that is too long is reported in the summary and at its field, and nothing is sent", async () => {
  const post = answerPosts(201, { status: "delivered" });
  writeContactDraft({ values: { ...readContactDraft().values, message: "x".repeat(1001) } });
  const { user } = showForm({ switched });
  await user.click(submitButton());
  const words = interpolate(text.errors.tooLong, { field: text.message, most: 1000 });
  expect(await screen.findByRole("link", { name: words })).toHaveAttribute("href", "#contact-message");
  expect(box(optional(text.message))).toHaveAccessibleDescription(words);
  expect(post).not.toHaveBeenCalled();
});

test("a URL preselects the intent once; a later choice survives a reload", async () => {
  history.replaceState(null, "", "/contact-us/?deal=1&intent=sell#contact");
  writeContactDraft({ values: { ...readContactDraft().values, intent: "invest" } });
  const { user, unmount } = showForm({ switched });
  expect(intent()).toHaveValue("sell");
  expect(location.search + location.hash).toBe("?deal=1#contact");
  await user.selectOptions(intent(), "both");
  unmount();
  showForm({ switched });
  expect(intent()).toHaveValue("both");
});

test("a page with a purpose of its own offers its intents only and preselects the first, also after another", async () => {
  const intents = ["sell", "deal", "both"] as const;
  writeContactDraft({ values: { ...readContactDraft().values, intent: "invest" } });
  const { user, unmount } = showForm({ switched, intents });
  expect(intent()).toHaveValue("sell");
  expect(
    within(intent())
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([text.intents.sell, text.intents.deal, text.intents.both]);
  await user.selectOptions(intent(), "deal");
  unmount();
  showForm({ switched, intents });
  expect(intent()).toHaveValue("deal");
});

test("on such a page, an untouched choice is sent as it is shown", async () => {
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ switched, intents: ["sell", "both"] });
  await send(user);
  expect(bodyOf(post)).toMatchObject({ intent: "sell" });
});

test.each(["?intent=steal", "?intent=", "?message=hello"])("a URL with %s preselects nothing", (search) => {
  history.replaceState(null, "", `/contact-us/${search}`);
  showForm({ switched });
  expect(intent()).toHaveValue("");
  expect(box(optional(text.message))).toHaveValue("");
  expect(location.search).toBe(search);
});

test("each optional field has its texts in Spanish, too", () => {
  const words = wordsIn(OTHER);
  showForm({ switched, text: words, language: OTHER });
  expect(list(optional(words.intent, words))).toBeVisible();
  expect(box(optional(words.message, words))).toHaveAccessibleDescription(words.messageHelp);
});

test.each([
  ["hidden", { intent: false, message: false }],
  ["shown", switched],
])("whoever only looked at a page with a purpose is not sent with it from another: %s", async (_, fields) => {
  const seller = showForm({ switched: fields, intents: ["sell", "deal", "both"] });
  await seller.user.type(box(text.firstName), "Ana");
  seller.unmount();
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showForm({ switched: fields });
  await user.clear(box(text.firstName));
  await fillIn(user);
  await send(user);
  expect(bodyOf(post).intent).toBeUndefined();
});

test("a door in the URL goes along with what is sent from that page, and no draft keeps it", async () => {
  history.replaceState(null, "", "/contact-us/?intent=invest#contact");
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showFilled();
  expect(readContactDraft().values.intent).toBe("");
  await send(user);
  expect(bodyOf(post)).toMatchObject({ intent: "invest" });
  expect(location.search).toBe("?intent=invest");
});

test("“nothing of these” is an answer, also where a door has brought somebody", async () => {
  history.replaceState(null, "", "/contact-us/?intent=invest#contact");
  const post = answerPosts(201, { status: "delivered" });
  const { user } = showFilled({ switched });
  expect(intent()).toHaveValue("invest");
  await user.selectOptions(intent(), "");
  await send(user);
  expect(bodyOf(post).intent).toBeUndefined();
});
