/** A phone number of the content, such as `+1 305 555 0142 ext. 3`, and its extension, empty if it has none. */
export function phoneParts(phone: string): { number: string; extension: string } {
  const [number = "", extension = ""] = phone.split(" ext. ");
  return { number, extension };
}

/** The chat app's number, digits only, with country code; defaults to the company's phone without its extension. */
export const chatNumberOf = (site: { contact: { phone: string }; chat: { number?: string | null } }): string =>
  site.chat.number || phoneParts(site.contact.phone).number.replace(/\D/g, "");
