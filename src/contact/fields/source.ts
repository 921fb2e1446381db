// Where a request comes from: the advertisement or the site that led to this one, and the page a visit began on.
import { isRecord } from "../../content/isRecord";
import { CAMPAIGN_PARTS } from "../../site/attribution";
import { isPrintable, withoutInvisible } from "./readText";

/** The campaign, the host of the site before, and the path of the first page. */
export const SOURCE_PARTS = [...CAMPAIGN_PARTS, "referrer", "landing"] as const;

/** One arrival; parts that say nothing are missing. */
type Attribution = Partial<Record<(typeof SOURCE_PARTS)[number], string>>;

/** A visit's first arrival, and its last one if that was another. */
// Not an interface: it is written as JSON.
export type RequestSource = {
  first: Attribution;
  last?: Attribution;
};

/** In characters: campaigns have names, not texts. */
const MOST = 100;

/** One value, cut to length; undefined if nothing readable is left of it. */
function partOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? withoutInvisible(value.slice(0, 4 * MOST)) : "";
  return text !== "" && isPrintable(text) ? Array.from(text).slice(0, MOST).join("") : undefined;
}

function attributionOf(value: unknown): Attribution | undefined {
  if (!isRecord(value)) return undefined;
  const arrival: Attribution = {};
  for (const name of SOURCE_PARTS) {
    const part = partOf(value[name]);
    if (part !== undefined) arrival[name] = part;
  }
  return Object.keys(arrival).length > 0 ? arrival : undefined;
}

/** Reads what a browser sends. Whatever is not as it should be is left out: a request is never refused for it. */
export function readSource(value: unknown): RequestSource | undefined {
  if (!isRecord(value)) return undefined;
  const [first, last] = [attributionOf(value.first), attributionOf(value.last)];
  if (!first) return last && { first: last };
  return last ? { first, last } : { first };
}

/** In one line, in any language: `google / cpc / Spring sale · news.example → /invest/`. */
export function attributionLine(arrival: Attribution): string {
  const { referrer, landing } = arrival;
  const campaign = CAMPAIGN_PARTS.flatMap((name) => arrival[name] ?? []).join(" / ");
  const from = [campaign, referrer].filter(Boolean).join(" · ");
  return [from, landing && `→ ${landing}`].filter(Boolean).join(" ");
}

/** In a few words, for a field of a CRM: the campaign's source, else the site before. */
export const sourceName = ({ first, last = first }: RequestSource): string | undefined =>
  last.source ?? last.referrer ?? first.source ?? first.referrer;
