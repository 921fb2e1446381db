import { chatUrl, mailUrl } from "../../components/contactLinks";
import type { ContactFormProps } from "../ui/contactFormProps";
import type { ContactValues } from "../fields/contactSchema";
import { countryName } from "../fields/countrySearch";

type Context = Pick<ContactFormProps, "text" | "countries" | "language">;

/** What was typed as a message that a person can send by chat or mail. */
function requestMessage(values: ContactValues, { text, countries, language }: Context): string {
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
    chat: chatUrl(contact, message),
    mail: mailUrl({ ...contact, mail: { subject: context.text.draft.subject, body: message } }),
  };
}
