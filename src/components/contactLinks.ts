import { phoneParts } from "../content/chatNumber";

/** The facts behind the contact links; texts in the page's language. */
export interface ContactFacts {
  readonly contact: { readonly phone: string; readonly email: string };
  readonly chat: { readonly number: string; readonly message: string };
  readonly mail: { readonly subject: string; readonly body: string };
}

/** The chat app's URL for a phone number (digits with country code), with a prefilled message. */
export function chatUrl({ chat }: Pick<ContactFacts, "chat">, message: string = chat.message): string {
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(message)}`;
}

/** The chat number as displayed: formatted like the phone number if both are the same. */
export function chatNumber({ contact, chat }: Pick<ContactFacts, "contact" | "chat">): string {
  const { number } = phoneParts(contact.phone);
  return number.replace(/\D/g, "") === chat.number ? number : `+${chat.number}`;
}

/** A mailto link with a prefilled subject and body; line breaks in a body must be CRLF (RFC 6068). */
export function mailUrl({ contact, mail }: Pick<ContactFacts, "contact" | "mail">): string {
  const body = encodeURIComponent(mail.body.replaceAll("\n", "\r\n"));
  return `mailto:${contact.email}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
}

/** A phone number as a link: `tel:+13055550142`. */
export function phoneUrl({ contact }: { contact: { readonly phone: string } }): string {
  const { number, extension } = phoneParts(contact.phone);
  return `tel:${number.replace(/[^\d+]/g, "")}${extension ? `;ext=${extension}` : ""}`;
}
