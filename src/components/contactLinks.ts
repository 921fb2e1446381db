/** What the contact links are made of; texts in the page's language. */
export interface ContactFacts {
  readonly contact: { readonly phone: string; readonly email: string };
  readonly chat: { readonly number: string; readonly message: string };
  readonly mail: { readonly subject: string; readonly body: string };
}

/** The chat app's address for a phone number (digits with country code), with a drafted message. */
export function chatUrl({ chat }: Pick<ContactFacts, "chat">, message = chat.message): string {
  return `https://wa.me/${chat.number}?text=${encodeURIComponent(message)}`;
}

/** A mail with the subject and the body drafted. */
export function mailUrl({ contact, mail }: Pick<ContactFacts, "contact" | "mail">, body = mail.body): string {
  return `mailto:${contact.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** A phone number as a link: `tel:+13055550142`. */
export function phoneUrl({ contact }: { contact: { readonly phone: string } }): string {
  return `tel:${contact.phone.replaceAll(" ", "")}`;
}
