/** The chat app's number, digits only, with country code; defaults to the company's phone without its extension. */
export const chatNumberOf = (site: { contact: { phone: string }; chat: { number?: string | null } }): string =>
  site.chat.number || site.contact.phone.replace(/ ext.*|\D/g, "");
