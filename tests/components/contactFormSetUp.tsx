import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { writeContactDraft } from "../../src/contact/submit/contactDraft";
import { ContactForm } from "../../src/contact/ui/ContactForm";
import type { ContactFormProps } from "../../src/contact/ui/contactFormProps";
import type { ContactFormText } from "../../src/content/texts/texts";
import { interpolate } from "../../src/content/interpolate";
import { localize } from "../../src/content/localize";
import { standInForDialogs } from "../fixtures/browser";
import { words as siteWords } from "../fixtures/sitePage";
import content from "../../content/text/contact-form.json";
import countries from "../../content/countries.json";
import type { Language } from "../../src/i18n/languages";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

standInForDialogs();

export const wordsIn = (language: Language) => localize(content, language, {}) as ContactFormText;

export const text = wordsIn("en");

/** The accessible name of a link that opens in a new tab. */
export const inNewTab = (name: string) => `${name} ${siteWords("common").chat.newTab}`;

export const country = (iso2: string) => {
  const found = countries.find((entry) => entry.iso2 === iso2);
  if (!found) throw new Error(`${iso2} is not in content/countries.json`);
  return found;
};

const formProps = (props: Partial<ContactFormProps> = {}): ContactFormProps => ({
  text,
  countries,
  language: "en",
  page: "/contact-us/",
  switched: { intent: false, message: false },
  contact: {
    contact: { phone: "+1 305 555 0142", email: "office@example.com" },
    chat: { number: "13055550142", message: "Hello" },
    mail: { subject: "Subject", body: "Body" },
  },
  ...props,
});

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  text: async () => JSON.stringify(body),
});

/** Responds to every POST with the given status and body, and records them. jsdom has no fetch. */
export function answerPosts(...given: Parameters<typeof answer>) {
  const post = jest.fn(async (_address: string, _options: { body: string; headers: Record<string, string> }) =>
    answer(...given),
  );
  Object.assign(globalThis, { fetch: post });
  return post;
}

/** Leaves a POST pending until the returned function is called with a response. */
export function answerLater() {
  let arrive: (answered: ReturnType<typeof answer>) => void = () => undefined;
  const answered = new Promise((resolve) => (arrive = resolve));
  Object.assign(globalThis, { fetch: () => answered });
  return (...given: Parameters<typeof answer>) => arrive(answer(...given));
}

export const bodyOf = (post: ReturnType<typeof answerPosts>, call = 0) =>
  JSON.parse(post.mock.calls[call]?.[1].body ?? "null") as Record<string, unknown>;

export const keyOf = (post: ReturnType<typeof answerPosts>, call = 0) =>
  post.mock.calls[call]?.[1].headers["Idempotency-Key"];

export const showForm = (props: Partial<ContactFormProps> = {}) => {
  const user = userEvent.setup({ delay: null });
  const drawn = (all: Partial<ContactFormProps>) => <ContactForm {...formProps(all)} />;
  const view = render(drawn(props));
  const change = (changed: Partial<ContactFormProps>) => view.rerender(drawn({ ...props, ...changed }));
  return { user, ...view, change };
};

export const box = (label: string) => screen.getByRole("textbox", { name: label });
export const list = (label: string) => screen.getByRole("combobox", { name: label });
export const submitButton = (words = text) => screen.getByRole("button", { name: words.submit });

export const errorOf = (field: HTMLElement) => {
  const id = field.getAttribute("aria-describedby");
  return field.getAttribute("aria-invalid") === "true" && id ? document.getElementById(id)?.textContent : undefined;
};

export const required = (field: string) => interpolate(text.errors.required, { field });

export const popup = () =>
  screen.findByRole("dialog", { name: new RegExp(`${text.popup.title}|${text.popup.unconfirmed}`) });

export const close = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: text.popup.close }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
};

type User = ReturnType<typeof userEvent.setup>;

/** Sends the form and waits for the popup. */
export async function send(user: User) {
  await user.click(submitButton());
  return popup();
}

export async function sendAndClose(user: User) {
  await send(user);
  await close(user);
}

/** What replaces the form once the popup of a sent request is closed. */
export const thanks = () => screen.queryByRole("heading", { name: text.popup.title });

/** What the form of an investor from the US sends. */
export const VALID = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@example.com",
  phoneCode: "+1",
  phoneNumber: "3055550142",
  country: "US",
};

/** A form filled in from the tab's draft: much faster than typing. */
export function showFilled(props: Partial<ContactFormProps> = {}) {
  writeContactDraft({ values: VALID });
  return showForm(props);
}

/** Types a valid request from the US. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>, words = text, countryTyped = "United States") {
  await user.type(box(words.firstName), "Ana");
  await user.type(box(words.lastName), "Ruiz");
  await user.type(box(words.email), "ana@example.com");
  await user.type(box(words.phoneNumber), "3055550142");
  await user.type(list(words.country), `${countryTyped}{Enter}`);
}
