// How a visitor arrived at a page, as its address and the page before tell.

/** Where the first and the last arrival of a visit are kept in session storage, one JSON object a line. */
export const ATTRIBUTIONS = "arrivals";

/** Where a redirect keeps the page before: the browser names the redirecting page instead. */
export const REFERRER = "arrived-from";

/** What an address says of a campaign, each behind `utm_`. */
export const CAMPAIGN_PARTS = ["source", "medium", "campaign", "term", "content"] as const;

/**
 * The campaign in an address (`?utm_source=…`), the host of the page before if that is another site, and the path.
 * @param referrer the address of the page before; may be empty
 */
export function attributionAt(
  { search, pathname, hostname }: Pick<URL, "search" | "pathname" | "hostname">,
  referrer: string,
): Record<string, string> {
  const arrival: Record<string, string> = {};
  const query = new URLSearchParams(search);
  for (const name of CAMPAIGN_PARTS) {
    const value = query.get(`utm_${name}`);
    if (value) arrival[name] = value;
  }
  const host = /^[a-z]+:\/\/([^/:?#]+)/.exec(referrer)?.[1];
  if (host && host !== hostname) arrival.referrer = host;
  return { ...arrival, landing: pathname };
}
