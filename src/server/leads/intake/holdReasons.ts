// Spam signals and their weights. A lead that scores three points is held: kept and releasable, never discarded. The
// weights were set with the lists in tests/fixtures/senders.ts: no sign that honest people of this trade produce
// holds alone; what only programs write does.
import { DETAILS_FIELDS } from "../../../contact/fields/contactFields";
import type { StaffMailText } from "../../../content/texts/texts";
import type { Json } from "../../crm/crm";
import type { Post } from "./readPost";

const HOLD_AT = 3;

/** Includes loading the page; even a visitor returning to a filled-in form needs this long to find the button. */
const LEAST_OPEN_MS = 2000;

export interface Sender {
  isBrowser: boolean;
  isOneOfMany: boolean;
  isAboveCeiling: boolean;
  /** How long the page was open, in milliseconds; undefined when not reported: forms work without scripts. */
  openMs?: number | undefined;
}

/** Named as its words for staff, so that none lacks them. */
type HoldReason = keyof StaffMailText["holdReasons"];

interface Sign {
  /** 3 = nobody honest does it; 2 = rarely; 1 = now and then, so that it counts only beside others. */
  points: number;
  shows(post: Post, sender: Sender): boolean;
}

// Each pattern takes time in proportion to the text: it begins with what is rare, or at a place of its own.
/** A complete link, a page of a site (`bit.ly/abc`, `t.me/xx`), or a tag. */
const LINK = /https?:|\bwww\.|\/\/\w[\w-]*\.\w|[\w-]\.[a-z]{2,}\/\S|<\/?[a-z!]|\[\/?(url|link|img)\b/i;
/** A site's name, such as `Realtor.com`: agents give it as their company. */
const SITE = /\w\.(com|net|org|ru|xyz|top|info|biz|online|site|io|shop|club|win|vip|link|click|me|ly|cc)\b/i;
const MARKUP = /[<>{}[\]\\|]/;
/** A messenger with an address behind it, a handle, or a phone number. */
const MESSENGER =
  /(telegram|whats ?app|viber|wechat|skype|телеграм|ватсап)\W{0,40}[@+\d]|(^|\s)@\w{5,}|\+?\d[\d ().-]{8,}\d/iu;
const OFFERS =
  /\b(seo|backlinks?|casinos?|viagra|cialis|crypto|bitcoins?|btc|usdt|forex|porn|xxx|escorts?|betting|jackpot|giveaway|payday)\b|казино|кредит|ставки|биткоин|заработ/iu;

const textsIn = (value: Json): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap((member: Json) => textsIn(member))
      : [];

/** What the owner of a deal types. Its share code spells the same texts with dots for spaces. */
const OWNERS = ["name", "address", "code"];

/** Values nobody types into the form: the page fills them in. */
const filledIn = ({ content: { calculation = {}, page = "" } }: Post) => [
  page,
  ...Object.entries(calculation).flatMap(([name, value]) => (OWNERS.includes(name) ? [] : textsIn(value))),
];

const inNames =
  (pattern: RegExp) =>
  ({ content: { values } }: Post) =>
    [values.firstName, values.lastName].some((name) => pattern.test(name));

const inMessages =
  (pattern: RegExp) =>
  ({ content: { values } }: Post) =>
    DETAILS_FIELDS.some((name) => pattern.test(values[name] ?? ""));

const inTheDeal =
  (pattern: RegExp) =>
  ({ content: { calculation = {} } }: Post) =>
    textsIn([calculation.name ?? "", calculation.address ?? ""]).some((text) => pattern.test(text));

const localPart = ({ content }: Post) => content.values.email.split("@")[0] ?? "";

// Letters of these look alike, and within one word only those who hide it from filters mix them.
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const mixesLetters = (text: string) =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => ALIKE.filter((script) => script.test(word)).length > 1);

const SIGNS: Record<HoldReason, Sign> = {
  hiddenFieldFilled: { points: HOLD_AT, shows: (post) => post.website !== "" },
  linkInAName: { points: HOLD_AT, shows: inNames(LINK) },
  // Realtors write their site after their name.
  siteInAName: { points: 1, shows: inNames(SITE) },
  messengerInAName: { points: HOLD_AT, shows: inNames(MESSENGER) },
  offerInAName: { points: 2, shows: inNames(OFFERS) },
  // "Ana [mamá]" and "Smith [LLC]" come from contact lists.
  markupInAName: { points: 1, shows: inNames(MARKUP) },
  // A browser that fills in the wrong field does it too.
  emailAddressInAName: { points: 2, shows: inNames(/[^\s@]@[^\s@.]+\.\S/) },
  linkOrMarkupInTheAnalysisOrThePage: {
    points: HOLD_AT,
    shows: (post) => filledIn(post).some((text) => LINK.test(text) || MARKUP.test(text) || text.includes("//")),
  },
  // Owners paste the address of a listing, or name a deal "House [draft]".
  linkOrMarkupInADeal: { points: 1, shows: (post) => inTheDeal(LINK)(post) || inTheDeal(MARKUP)(post) },
  linkOrMarkupInTheEmailAddress: {
    points: HOLD_AT,
    shows: (post) => MARKUP.test(post.content.values.email) || LINK.test(localPart(post)),
  },
  // maria.info@…, luis.top@…: people choose such words, and so do programs.
  siteInTheEmailAddress: { points: 1, shows: (post) => SITE.test(localPart(post)) },
  // Sellers send the address of their listing.
  webAddressInAMessage: { points: 1, shows: inMessages(LINK) },
  offerInAMessage: { points: 2, shows: inMessages(OFFERS) },
  severalScriptsInOneName: {
    points: HOLD_AT,
    shows: ({ content: { values } }) => [values.firstName, values.lastName].some(mixesLetters),
  },
  digitsInAName: { points: 1, shows: inNames(/\d.*\d/) },
  // "OoLkxDfrTh": programs fill in random letters; names such as "DeLaCruz" have two such places at most.
  randomLettersInAName: { points: HOLD_AT, shows: inNames(/^(?=\S{8,}$)(?:\S*?\p{Ll}\p{Lu}){3}/u) },
  // Some people write their whole name in both fields (those have a space), and some are called so.
  sameLongFirstAndLastName: {
    points: 1,
    shows: ({ content: { values } }) => /^\S{8,}$/.test(values.firstName) && values.firstName === values.lastName,
  },
  oneDigitRepeatedAsPhoneNumber: { points: 2, shows: ({ content }) => /^(\d)\1+$/.test(content.values.phoneNumber) },
  // Every browser says where a form comes from: with any other sign, it is a program's.
  notSentByAPage: { points: 2, shows: (_post, { isBrowser }) => !isBrowser },
  sentAtOnce: { points: HOLD_AT, shows: (_post, { openMs }) => openMs !== undefined && openMs < LEAST_OPEN_MS },
  manyFromOneAddress: {
    // People in one office share an address: it takes another sign.
    points: HOLD_AT - 1,
    shows: (_post, { isOneOfMany }) => isOneOfMany,
  },
  manyFromEverywhere: { points: HOLD_AT, shows: (_post, { isAboveCeiling }) => isAboveCeiling },
};

/** As stored with leads and shown to staff's programs: `linkInAName` is "link in a name". */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const REASONS = Object.keys(SIGNS) as HoldReason[];

export function holdReasons(post: Post, sender: Sender): string[] {
  const shown = REASONS.filter((name) => SIGNS[name].shows(post, sender));
  const points = shown.reduce((sum, name) => sum + SIGNS[name].points, 0);
  return points >= HOLD_AT ? shown.map(wordsOf) : [];
}

/** The reason behind a stored text; undefined when this version has none. */
export const holdReasonOf = (stored: string): HoldReason | undefined =>
  REASONS.find((name) => wordsOf(name) === stored);
