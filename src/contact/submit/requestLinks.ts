import { chatUrl, mailUrl, type ContactFacts } from "../../components/contactLinks";
import { CONTACT_FIELDS, fieldOf, type FieldWords, type SentValues } from "../fields/contactFields";

/** What was typed as a message that a person can send by chat or mail. */
function requestMessage(values: SentValues, words: FieldWords): string {
  const lines = CONTACT_FIELDS.flatMap((name) => {
    const value = fieldOf(name).chat?.(values, words);
    return value ? [`${words.text[name]}: ${value}`] : [];
  });
  return [words.text.draft.greeting, ...lines].join("\n");
}

/** The request as a chat link and as a mail link with the same text. */
export function requestLinks(values: SentValues, { contact, ...words }: FieldWords & { contact: ContactFacts }) {
  const message = requestMessage(values, words);
  return {
    chat: chatUrl(contact, message),
    mail: mailUrl({ ...contact, mail: { subject: words.text.draft.subject, body: message } }),
  };
}
