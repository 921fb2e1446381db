/** The chat app's number in digits with the country code: the company's phone, unless the chat has its own. */
export const chatNumberOf = (site: { contact: { phone: string }; chat: { number?: string | null } }): string =>
  site.chat.number || site.contact.phone.replace(/\D/g, "");
