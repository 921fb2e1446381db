import { readStored, removeStored, writeStored } from "../platform/storage";
import { ATTRIBUTIONS, attributionAt, REFERRER } from "../site/attribution";

/**
 * Keeps where a visit came from, first and last, for as long as its tab is open: the contact form sends it along. No
 * cookie, and nothing leaves the browser before that.
 */
export function noteAttribution(): void {
  const arrival = attributionAt(location, readStored("session", REFERRER) ?? document.referrer);
  removeStored("session", REFERRER);
  const kept = readStored("session", ATTRIBUTIONS);
  const again = JSON.stringify(arrival);
  const [first = again] = kept?.split("\n") ?? [];
  // Reading on is no arrival; neither is a reload of the first page.
  const isArrival = Object.keys(arrival).length > 1 && again !== first;
  if (!kept || isArrival) writeStored("session", ATTRIBUTIONS, kept ? `${first}\n${again}` : first);
}
