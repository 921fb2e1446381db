import { languageOfPath, withoutLanguage } from "../i18n/paths";
import { readStored, writeStored } from "../platform/storage";
import { CONTACTS_PATH, VISITS_PATH } from "../site/apiPaths";
import { keptSource } from "../site/keptSource";
import { onStep, type Step } from "../site/visitStep";
import { BREAKPOINTS } from "../theme/breakpoints";
import { isCounted, isMeasured } from "./isMeasured";
import type { Visit } from "./visit";

/** Set in session storage once a visit is counted: what is read after that belongs to it. */
const COUNTED = "visit-counted";

// Busy pages are not left out: theirs are the figures that matter most.
const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 10_000 }) : setTimeout(task, 2000);

const FORM = `form[action="${CONTACTS_PATH}"]`;

/** Notes when the contact form comes into view, and when somebody types into it. */
function watchForm(note: (step: Step) => void): void {
  const form = document.querySelector(FORM);
  if (!form) return;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    note("formSeen");
  }).observe(form);
  // On the document: the form may be rendered anew.
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest(FORM)) note("formBegun");
  });
}

/** Measures the speed of a sample of pages. The code for it loads only for those, when the browser is idle. */
function measureSample(metrics: Visit["metrics"]): void {
  if (!isMeasured(navigator, Math.random())) return;
  whenIdle(() => {
    import("./measureSpeed")
      .then(({ measureSpeed }) => measureSpeed(metrics))
      // Failing to measure must not affect the visit.
      .catch(() => undefined);
  });
}

/**
 * Counts the reading of this page: what happened on it is sent in one line each time it is left or hidden, if there is
 * anything new. Only indexed pages are counted: whatever else was typed into the address bar stays with the visitor.
 */
export function countVisit(): void {
  if (!isCounted(navigator) || !document.querySelector("link[rel=canonical]")) return;
  const { pathname } = location;
  const steps = new Set<Step>(readStored("session", COUNTED) ? ["view"] : ["visit", "view"]);
  writeStored("session", COUNTED, "true");
  const told = new Set<Step>();
  let metrics: Visit["metrics"] = {};
  const note = (step: Step) => void (told.has(step) || steps.add(step));
  onStep(note);
  watchForm(note);
  measureSample(metrics);

  // Not on "pagehide", which fires first when a page is left: the library reports its final values on
  // "visibilitychange", in window listeners that run before this one.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || steps.size + Object.keys(metrics).length === 0) return;
    const visit: Visit = {
      page: withoutLanguage(pathname),
      language: languageOfPath(pathname),
      device: innerWidth < BREAKPOINTS.md ? "phone" : "desktop",
      source: keptSource(),
      steps: [...steps],
      metrics,
    };
    navigator.sendBeacon(VISITS_PATH, new Blob([JSON.stringify(visit)], { type: "application/json" }));
    steps.forEach((step) => told.add(step));
    steps.clear();
    // Reported once: what the library corrects later goes nowhere.
    if (Object.keys(metrics).length > 0) metrics = {};
  });
}
