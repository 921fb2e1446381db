import { CONTACT_FIELD_NAMES, readContact } from "../../../../src/contact/fields/contactFields";
import { chatNumber, chatUrl, mailUrl, phoneUrl } from "../../../../src/components/contactLinks";
import { requestLinks } from "../../../../src/contact/submit/requestLinks";
import { errorMessage } from "../../../../src/contact/fields/errorMessage";
import { popupWords } from "../../../../src/contact/ui/outcome/OutcomePopup";
import type { ContactFormText } from "../../../../src/content/texts/texts";
import { interpolate } from "../../../../src/content/interpolate";
import { localize } from "../../../../src/content/localize";
import { LANGUAGES, type Language } from "../../../../src/i18n/languages";
import content from "../../../../content/text/contact-form.json";
import countries from "../../../../content/countries.json";
import { OTHER } from "../../../fixtures/languages";

const wordsIn = (language: Language) => localize(content, language, {}) as ContactFormText;

const contact = {
  contact: { phone: "+1 305 555 0142", email: "office@example.com" },
  chat: { number: "13055550142", message: "Hi" },
  mail: { subject: "Subject", body: "Body" },
};

test.each(LANGUAGES)("every mistake in the form has its own message (%s)", (language) => {
  const text = wordsIn(language);
  const wrong = [
    { phoneCode: "" },
    { email: "a@b", phoneNumber: "123", phoneCode: "+999", country: "XX", intent: "steal" },
    { firstName: "a".repeat(500), lastName: "a\u0007b", phoneNumber: "+91 98765 43210" },
  ];
  const keys = new Set(wrong.flatMap((typed) => Object.values(readContact(typed, countries).mistakes)));
  expect(keys.size).toBe(9);
  expect(new Set([...keys].map((key) => errorMessage(key, "email", text))).size).toBe(9);
});

test("an error names its field by its label", () => {
  const text = wordsIn(OTHER);
  for (const field of CONTACT_FIELD_NAMES) {
    expect(errorMessage("errors.required", field, text)).toBe(
      interpolate(text.errors.required, { field: text[field] }),
    );
  }
});

test("an unknown key still has a message", () => {
  const text = wordsIn("en");
  const unknown = errorMessage("errors.new", "email", text);
  expect(unknown).toBe(interpolate(text.errors.invalidText, { field: text.email }));
});

test("links carry the whole request, percent-encoded", () => {
  const text = wordsIn("en");
  const values = {
    firstName: "Ana & Co",
    lastName: "Núñez",
    email: "ana+1@example.com",
    phoneCode: "+52",
    phoneNumber: "5512345678",
    country: "MX",
  };
  const links = requestLinks(values, { text, countries, language: "en", contact });
  const chat = new URL(links.chat);
  expect(chat.origin + chat.pathname).toBe("https://wa.me/13055550142");
  const message = chat.searchParams.get("text") ?? "";
  for (const part of ["Ana & Co", "Núñez", "ana+1@example.com", "+52 5512345678", "Mexico"]) {
    expect(message).toContain(part);
  }
  const mail = new URL(links.mail);
  expect(mail.pathname).toBe(contact.contact.email);
  expect(mail.searchParams.get("subject")).toBe(text.draft.subject);
  expect(mail.searchParams.get("body")).toBe(message.replaceAll("\n", "\r\n"));
});

test("simple links keep spaces and marks of the number and the text apart", () => {
  expect(phoneUrl(contact)).toBe("tel:+13055550142");
  expect(chatUrl(contact, "¿Hola?")).toBe("https://wa.me/13055550142?text=%C2%BFHola%3F");
  const mail = { ...contact, mail: { subject: "S T", body: "x\ny" } };
  expect(mailUrl(mail)).toBe("mailto:office@example.com?subject=S%20T&body=x%0D%0Ay");
});

test("the chat number is formatted like the phone number, or shown as is if it differs", () => {
  expect(chatNumber(contact)).toBe(contact.contact.phone);
  expect(chatNumber({ ...contact, chat: { number: "13055550199", message: "" } })).toBe("+13055550199");
});

test("only an acknowledged request has the success icon", () => {
  const { popup } = wordsIn("en");
  expect(popupWords({ kind: "delivered" }, popup)).toEqual({ icon: "success", lines: [], offersLinks: false });
  expect(popupWords({ kind: "queued", message: "HTTP 500" }, popup)).toEqual({
    icon: "warning",
    lines: [popup.queued, interpolate(popup.note, { error: "HTTP 500" })],
    offersLinks: false,
  });
});

test("a wait is stated in whole minutes, ten if the server does not say", () => {
  const { popup } = wordsIn(OTHER);
  const minutes = (retryAfterSeconds?: number) =>
    popupWords({ kind: "failed", reason: "busy", retryAfterSeconds }, popup).lines[0];
  expect(minutes(61)).toBe(interpolate(popup.busy, { minutes: 2 }));
  expect(minutes()).toBe(interpolate(popup.busy, { minutes: 10 }));
});
