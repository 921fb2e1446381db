import { screen, waitFor, within } from "@testing-library/react";
import { interpolate } from "../../src/content/interpolate";
import {
  box,
  country,
  errorOf,
  inNewTab,
  list,
  required,
  showForm,
  submitButton,
  text,
  wordsIn,
} from "./contactFormSetUp";
import { OTHER } from "../fixtures/languages";

beforeEach(() => sessionStorage.clear());

test("the six fields have labels, names, and autocomplete tokens", () => {
  showForm();
  const fields: [HTMLElement, string, string][] = [
    [box(text.firstName), "firstName", "given-name"],
    [box(text.lastName), "lastName", "family-name"],
    [box(text.email), "email", "email"],
    [list(text.phoneCode), "phoneCode", "tel-country-code"],
    [box(text.phoneNumber), "phoneNumber", "tel-national"],
    [list(text.country), "country", "country"],
  ];
  for (const [field, name, autoComplete] of fields) {
    expect(field).toHaveAttribute("name", name);
    expect(field).toHaveAttribute("autocomplete", autoComplete);
    expect(field).toBeRequired();
    expect(errorOf(field)).toBeUndefined();
  }
  expect(list(text.phoneCode)).toHaveValue("+1");
  expect(list(text.country)).toHaveValue("");
});

test("an error appears when its field is left and disappears once corrected; other fields show none", async () => {
  const { user } = showForm();
  await user.type(box(text.email), "ana@example");
  expect(errorOf(box(text.email))).toBeUndefined();
  await user.tab();
  expect(await screen.findByText(text.errors.invalidEmail)).toBeVisible();
  expect(errorOf(box(text.email))).toBe(text.errors.invalidEmail);
  expect(errorOf(box(text.firstName))).toBeUndefined();
  await user.type(box(text.email), ".com");
  expect(errorOf(box(text.email))).toBeUndefined();
});

test("the phone field takes no letters and stops at ten digits; once left, it is grouped", async () => {
  const { user } = showForm();
  await user.type(box(text.phoneNumber), "305-55a");
  expect(box(text.phoneNumber)).toHaveValue("30555");
  await user.tab();
  expect(await screen.findByText(interpolate(text.errors.invalidPhone, { digits: 10 }))).toBeVisible();
  await user.type(box(text.phoneNumber), "501429999");
  expect(box(text.phoneNumber)).toHaveValue("3055550142");
  expect(errorOf(box(text.phoneNumber))).toBeUndefined();
  await user.tab();
  expect(box(text.phoneNumber)).toHaveValue("(305) 555-0142");
});

test("a pasted number that cannot be read stays whole, with the error", async () => {
  const { user } = showForm();
  await user.click(box(text.phoneNumber));
  await user.paste("52 55 1234 5678");
  await user.tab();
  expect(box(text.phoneNumber)).toHaveValue("52 55 1234 5678");
  expect(errorOf(box(text.phoneNumber))).toBe(interpolate(text.errors.invalidPhone, { digits: 10 }));
});

test("a number of a country that is not listed is named as such, beside the chat and the email address", async () => {
  const { user } = showForm();
  await user.click(box(text.phoneNumber));
  await user.paste("+91 98765 43210");
  await user.tab();
  expect(errorOf(box(text.phoneNumber))).toContain(text.errors.unlistedPhone);
  expect(screen.getByRole("link", { name: inNewTab(text.popup.chat) })).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/"),
  );
  expect(screen.getByRole("link", { name: text.popup.mail })).toBeVisible();
});

test("an error neither comes nor goes while a button is pressed, so that the button stays under the pointer", async () => {
  const { user } = showForm();
  await user.click(box(text.email));
  await user.pointer({ keys: "[MouseLeft>]", target: submitButton() });
  expect(document.activeElement).not.toBe(box(text.email));
  expect(errorOf(box(text.email))).toBeUndefined();
  await user.pointer({ keys: "[/MouseLeft]", target: submitButton() });
  expect(await screen.findByRole("group", { name: text.errors.title })).toBeVisible();
  await waitFor(() => expect(errorOf(box(text.email))).toBe(required(text.email)));
});

test.each([country("DE").name.en, country("DE").name[OTHER], "de", "+49"])("typing %s finds Germany", async (typed) => {
  const { user } = showForm();
  await user.type(list(text.country), typed);
  const found = within(screen.getByRole("listbox")).getAllByRole("option")[0];
  expect(found).toHaveTextContent(country("DE").name.en);
  expect(within(found ?? document.body).getByText(country("DE").name[OTHER])).toHaveAttribute("lang", OTHER);
  await user.keyboard("{Enter}");
  expect(list(text.country)).toHaveValue(country("DE").name.en);
});

test("Spanish pages show only Spanish country names", async () => {
  const words = wordsIn(OTHER);
  const { user } = showForm({ text: words, language: OTHER });
  await user.type(list(words.country), "germany");
  expect(
    within(screen.getByRole("listbox"))
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([country("DE").name[OTHER]]);
});

test("each list's button names the list it opens and closes, and the country can be cleared", async () => {
  const { user } = showForm();
  const button = (does: string, name: string) => screen.getByRole("button", { name: `${does}: ${name}` });
  await user.click(button(text.list.open, text.phoneCode));
  expect(list(text.phoneCode)).toHaveFocus();
  await user.click(button(text.list.close, text.phoneCode));
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.click(button(text.list.open, text.country));
  expect(list(text.country)).toHaveAttribute("aria-expanded", "true");
  expect(screen.queryByRole("button", { name: text.list.clear })).not.toBeInTheDocument();
  await user.click(screen.getByRole("option", { name: country("CL").name.en }));
  await user.click(screen.getByRole("button", { name: text.list.clear }));
  expect(list(text.country)).toHaveValue("");
});

test("a search without result says so", async () => {
  const { user } = showForm();
  await user.type(list(text.country), "zzz");
  expect(screen.getByText(text.list.none)).toBeVisible();
});

test("a typed country is selected on blur", async () => {
  const { user } = showForm();
  await user.type(list(text.country), "estados unidos");
  await user.tab();
  expect(list(text.country)).toHaveValue(country("US").name.en);
  expect(screen.queryByText(text.errors.selectCountry)).not.toBeInTheDocument();
});

test("a country sets its dial code until the visitor chooses one", async () => {
  const { user } = showForm();
  await user.type(list(text.country), "Spain{Enter}");
  expect(list(text.phoneCode)).toHaveValue("+34");
  await user.clear(list(text.phoneCode));
  await user.type(list(text.phoneCode), "canada{Enter}");
  expect(list(text.phoneCode)).toHaveValue("+1");
  await user.clear(list(text.country));
  await user.type(list(text.country), "Italy{Enter}");
  expect(list(text.phoneCode)).toHaveValue("+1");
});

test.each([
  ["a number with its code", () => box(text.phoneNumber), "+1 305 555 0142"],
  ["a number that repeats the code", () => box(text.phoneNumber), "13055550142"],
  ["a code picked from the list", () => list(text.phoneCode), "united states{Enter}"],
  ["a number alone", () => box(text.phoneNumber), "3055550142"],
])("choosing Mexico after %s keeps the dial code", async (_how, field, typed) => {
  const { user } = showForm();
  if (field() === list(text.phoneCode)) await user.clear(field());
  await user.type(field(), typed);
  await user.type(list(text.country), "Mexico{Enter}");
  expect(list(text.phoneCode)).toHaveValue("+1");
});

test("the chosen country's code is offered for a number that is already there", async () => {
  const { user } = showForm();
  const offer = () => screen.queryByRole("button", { name: interpolate(text.useCode, { code: "+52" }) });
  await user.type(list(text.country), "Mexico{Enter}");
  expect([offer(), list(text.phoneCode)]).toEqual([null, expect.objectContaining({ value: "+52" })]);
  await user.type(box(text.phoneNumber), "+1 305 555 0142");
  await user.tab();
  await user.click(await screen.findByRole("button", { name: interpolate(text.useCode, { code: "+52" }) }));
  expect(list(text.phoneCode)).toHaveValue("+52");
  expect(box(text.phoneNumber)).toHaveValue("305 555 0142");
  expect(offer()).not.toBeInTheDocument();
});

test.each([
  ["typed", "+52 55 1234 5678", "+52", "55 1234 5678"],
  ["typed", "0034 612 345 678", "+34", "612 34 56 78"],
  ["pasted", "+52 55 1234 5678", "+52", "55 1234 5678"],
  ["pasted", "+1 (305) 555-0142", "+1", "(305) 555-0142"],
])("a number that is %s as %s selects the dial code %s and is grouped", async (way, given, code, shown) => {
  const { user } = showForm();
  await user.click(box(text.phoneNumber));
  if (way === "typed") await user.keyboard(given);
  else await user.paste(given);
  await user.tab();
  expect(list(text.phoneCode)).toHaveValue(code);
  expect(box(text.phoneNumber)).toHaveValue(shown);
});

test("a dial code shared by several countries is selected on blur", async () => {
  const { user } = showForm();
  await user.type(list(text.country), "Mexico{Enter}");
  await user.clear(list(text.phoneCode));
  await user.type(list(text.phoneCode), "+1");
  await user.tab();
  expect(list(text.phoneCode)).toHaveValue("+1");
});

test("an address with a typing slip is asked about once left, and one tap takes what was meant", async () => {
  const { user } = showForm();
  await user.type(box(text.email), "josé@gmial.com");
  const question = { name: interpolate(text.meantEmail, { address: "jose@gmail.com" }) };
  expect(screen.queryByRole("button", question)).not.toBeInTheDocument();
  await user.tab();
  await user.click(await screen.findByRole("button", question));
  expect(box(text.email)).toHaveValue("jose@gmail.com");
  await waitFor(() => expect(screen.queryByRole("button", question)).not.toBeInTheDocument());
  expect(errorOf(box(text.email))).toBeUndefined();
});
