import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric as Measured } from "web-vitals";
import { languageOfPath, withoutLanguage } from "../i18n/paths";
import { BREAKPOINTS } from "../theme/tokens";
import { VITALS_PATH } from "../site/apiPaths";
import type { Visit } from "./visit";

/** Decimal places of each reported value. */
const digitsOf = ({ name }: Measured) => (name === "CLS" ? 4 : 0);

/**
 * Sends the figures of a visit that began at `pathname` once, when its page is first left or hidden. Only indexed pages
 * are measured: whatever else was typed into the address bar stays with the visitor.
 */
export function reportVisit(pathname: string): void {
  if (!document.querySelector("link[rel=canonical]")) return;
  const visit: Visit = {
    page: withoutLanguage(pathname),
    language: languageOfPath(pathname),
    device: innerWidth < BREAKPOINTS.md ? "phone" : "desktop",
    metrics: {},
  };
  const keep = (measured: Measured) => {
    visit.metrics[measured.name] = Number(measured.value.toFixed(digitsOf(measured)));
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep);

  // Not on "pagehide", which fires first when a page is left: the library reports its final values on
  // "visibilitychange", in window listeners that run before this one.
  document.addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    if (Object.keys(visit.metrics).length === 0) return;
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(visit)], { type: "application/json" }));
  });
}
