import type { ContactFormProps } from "./contactFormProps";
import type { ContactValues } from "./contactSchema";
import { countryName } from "./countrySearch";

/** A chat link with a prefilled message; `number` is digits only, with the country code. */
export const chatLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** A mail link with subject and body. */
export const mailLink = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** A link that dials `phone`, however it is spaced. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

type Context = Pick<ContactFormProps, "text" | "countries" | "language">;

/** What was typed as a message that a person can send by chat or mail. */
export function requestMessage(values: ContactValues, { text, countries, language }: Context): string {
  const country = countries.find(({ iso2 }) => iso2 === values.country);
  return [
    text.draft.greeting,
    `${text.firstName}: ${values.firstName}`,
    `${text.lastName}: ${values.lastName}`,
    `${text.email}: ${values.email}`,
    `${text.phoneNumber}: ${values.phoneCode} ${values.phoneNumber}`,
    `${text.country}: ${country ? countryName(country, language) : values.country}`,
  ].join("\n");
}

/** The request as a chat link and as a mail link with the same text. */
export function requestLinks(
  values: ContactValues,
  { contact, ...context }: Context & Pick<ContactFormProps, "contact">,
) {
  const message = requestMessage(values, context);
  return {
    chat: chatLink(contact.chatNumber, message),
    // Mail programs want carriage returns in a body.
    mail: mailLink(contact.email, context.text.draft.subject, message.replaceAll("\n", "\r\n")),
  };
}
