import { chatUrl, mailUrl, type ContactFacts } from "../../components/contactLinks";
import { CONTACT_FIELD_NAMES, fieldOf, type FieldWords, type SentValues } from "../fields/contactFields";

/** The answers as a message to send by chat or email. */
function requestMessage(values: SentValues, words: FieldWords): string {
  const lines = CONTACT_FIELD_NAMES.flatMap((name) => {
    const value = fieldOf(name).display?.(values, words);
    return value ? [`${words.text[name]}: ${value}`] : [];
  });
  return [words.text.draft.greeting, ...lines].join("\n");
}

/** The request as a chat link and an email link with the same text. */
export function requestLinks(values: SentValues, { contact, ...words }: FieldWords & { contact: ContactFacts }) {
  const message = requestMessage(values, words);
  return {
    chat: chatUrl(contact, message),
    mail: mailUrl({ ...contact, mail: { subject: words.text.draft.subject, body: message } }),
  };
}
