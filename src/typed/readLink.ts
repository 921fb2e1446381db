// A link as people type it, or copy it from a page, an email, or a chat.

/** Programs that wrap links in an address of their own, and the parameter that holds the link. */
const WRAPPERS: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, "q"],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, "url"],
  [/\.safelinks\.protection\.outlook\.com\/$/, "url"],
  [/^lm?\.facebook\.com\/l\.php$/, "u"],
  [/^l\.instagram\.com\/$/, "u"],
  [/^(?:www\.)?youtube\.com\/redirect$/, "q"],
];

/** By these, advertisers recognize the one person who was sent the link. */
const PERSONAL = /^(?:fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_eid|igshid|igsh|twclid|ttclid|yclid|_hsenc|_hsmi)=/;

const BARE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const FILE = /^[^/?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|heic|html?|php|txt|zip|mp4|mov)$/i;
const EMAIL = /^[^\s@{}:/]+@[^\s@{}:/]+\.[a-z]{2,}$/i;
const PHONE = /^(?:tel:)?(\+?[\d\s().-]{3,})$/i;

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function unwrapped(address: string): string {
  const url = urlOf(address);
  if (!url) return address;
  for (const [wrapper, parameter] of WRAPPERS) {
    const inner = wrapper.test(url.host + url.pathname) && url.searchParams.get(parameter);
    if (inner && /^https?:/i.test(inner)) return unwrapped(inner);
  }
  return address;
}

function withoutPersonal(address: string): string {
  const [, path = "", query, place = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  const kept = query?.split("&").filter((part) => !PERSONAL.test(part)) ?? [];
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + place;
}

function webAddress(text: string): string {
  const address = withoutPersonal(unwrapped(text));
  return address.replace(/^https?:\/\/[^/?#]+/i, (start) => start.toLowerCase().replace(/^http:/, "https:"));
}

/**
 * The link that somebody means: `https://wa.me/13055550142` for `wa.me/13055550142`, `mailto:…` for an email address,
 * `tel:+1…` for a number with its country, `/services/#funding` for `/services#funding`; without what a search engine or
 * a mail program has wrapped around it. What is not understood stays as it is, without the space around it.
 */
export function readLink(typed: string): string {
  const text = typed.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, "").trim();
  if (/^https?:\/\//i.test(text)) return webAddress(text);
  if (/^mailto:/i.test(text)) return text.replace(/^mailto:\s*/i, "mailto:");
  if (EMAIL.test(text)) return `mailto:${text}`;
  const [, phone = ""] = PHONE.exec(text) ?? [];
  if (/^tel:/i.test(text) || phone.startsWith("+")) return phone ? `tel:${phone.replace(/[^+\d]/g, "")}` : text;
  if (/^\/[a-z0-9]/.test(text)) return text.replace(/^([^#]*[^#/])(?=#|$)/, "$1/");
  return BARE.test(text) && !FILE.test(text) ? webAddress(`https://${text}`) : text;
}
