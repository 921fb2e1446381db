// Spam signals. A lead that scores three points is held: kept and releasable, never discarded, so a wrong guess costs a
// person a glance and not a customer.
import { DETAILS_FIELDS } from "../../../contact/fields/contactFields";
import type { StaffMailText } from "../../../content/texts/staffMail";
import type { Json } from "../lead";
import type { Post } from "./readPost";

const HOLD_AT = 3;

/** Includes loading the page; even a visitor returning to a filled-in form needs this long to find the button. */
const LEAST_OPEN_MS = 2000;

export interface Sender {
  /** Whether the request names the page it comes from. */
  isBrowser: boolean;
  /** Whether the address has sent more posts than one visitor makes. */
  isOneOfMany: boolean;
  /** How long the page was open, in milliseconds; undefined when not reported: forms work without scripts. */
  openMs?: number | undefined;
}

/** Named as its words for staff, so that none lacks them. */
export type HoldReason = keyof StaffMailText["holdReasons"];

interface Sign {
  /** As stored with leads: it must not change. */
  reason: string;
  points: number;
  shows(post: Post, sender: Sender): boolean;
}

const LINK = /https?:|www\.|\/\/|\.(com|net|org|ru|xyz|top|info|biz|online|site)\b/i;
const WEB_ADDRESS = /https?:\/\/|www\./i;
const MARKUP = /[<>{}[\]\\|]/;

const textsIn = (value: Json): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap((member: Json) => textsIn(member))
      : [];

/** Values nobody types into the form: the page fills them in. */
const filledIn = ({ content: { calculation, page } }: Post) => [
  ...(calculation === undefined ? [] : textsIn(calculation)),
  ...(page === undefined ? [] : [page]),
];

const names = ({ content }: Post) => [content.values.firstName, content.values.lastName];
const scriptsOf = (text: string) =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Han}/u, /\p{Script=Arabic}/u].filter(
    (script) => script.test(text),
  ).length;

const SIGNS: Record<HoldReason, Sign> = {
  hiddenFieldFilled: { reason: "hidden field filled", points: HOLD_AT, shows: (post) => post.website !== "" },
  linkInAName: {
    reason: "link in a name",
    points: HOLD_AT,
    shows: (post) => names(post).some((name) => LINK.test(name)),
  },
  markupInAName: {
    reason: "markup in a name",
    points: HOLD_AT,
    shows: (post) => names(post).some((name) => MARKUP.test(name)),
  },
  emailAddressInAName: {
    reason: "email address in a name",
    points: HOLD_AT,
    shows: (post) => names(post).some((name) => name.includes("@")),
  },
  linkOrMarkupInTheAnalysisOrThePage: {
    reason: "link or markup in the analysis or the page",
    points: HOLD_AT,
    shows: (post) => filledIn(post).some((text) => LINK.test(text) || MARKUP.test(text)),
  },
  linkOrMarkupInTheEmailAddress: {
    reason: "link or markup in the email address",
    points: HOLD_AT,
    shows: ({ content }) => MARKUP.test(content.values.email) || LINK.test(content.values.email.split("@")[0] ?? ""),
  },
  webAddressInAMessage: {
    reason: "web address in a message",
    points: 2,
    shows: ({ content }) => DETAILS_FIELDS.some((name) => WEB_ADDRESS.test(content.values[name] ?? "")),
  },
  severalScriptsInOneName: {
    reason: "several scripts in one name",
    points: 2,
    shows: (post) => names(post).some((name) => scriptsOf(name) > 1),
  },
  digitsInAName: {
    reason: "digits in a name",
    points: 1,
    shows: (post) => names(post).some((name) => /\d.*\d/.test(name)),
  },
  sameLongFirstAndLastName: {
    reason: "same long first and last name",
    points: 2,
    shows: (post) =>
      post.content.values.firstName.length > 7 && post.content.values.firstName === post.content.values.lastName,
  },
  oneDigitRepeatedAsPhoneNumber: {
    reason: "one digit repeated as phone number",
    points: 2,
    shows: ({ content }) => /^(\d)\1+$/.test(content.values.phoneNumber),
  },
  notSentByAPage: { reason: "not sent by a page", points: 1, shows: (_post, { isBrowser }) => !isBrowser },
  sentAtOnce: {
    reason: "sent at once",
    points: HOLD_AT,
    shows: (_post, { openMs }) => openMs !== undefined && openMs < LEAST_OPEN_MS,
  },
  manyFromOneAddress: {
    reason: "many from one address",
    // People in one office share an address: it takes another sign.
    points: HOLD_AT - 1,
    shows: (_post, { isOneOfMany }) => isOneOfMany,
  },
};

/** Why a post is held; empty when it is not. */
export function holdReasons(post: Post, sender: Sender): string[] {
  const shown = Object.values(SIGNS).filter((sign) => sign.shows(post, sender));
  const points = shown.reduce((sum, sign) => sum + sign.points, 0);
  return points >= HOLD_AT ? shown.map(({ reason }) => reason) : [];
}

/** The reason behind a stored text; undefined when this version has none. Earlier versions stored `e-mail`. */
export const holdReasonOf = (stored: string): HoldReason | undefined =>
  (Object.keys(SIGNS) as HoldReason[]).find((name) => SIGNS[name].reason === stored.replace("e-mail", "email"));
