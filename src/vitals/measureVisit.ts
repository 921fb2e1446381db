import { isMeasured } from "./isMeasured";

// Busy pages are not left out: theirs are the figures that matter most.
const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 10_000 }) : setTimeout(task, 2000);

/** Measures a sample of visits. The code for it loads only for those, when the browser is idle, or after ten seconds. */
export function measureVisit(): void {
  if (!isMeasured(navigator, Math.random())) return;
  // The visitor may have followed a link by then.
  const { pathname } = location;
  whenIdle(() => {
    import("./reportVisit")
      .then(({ reportVisit }) => reportVisit(pathname))
      // Failing to measure must not affect the visit.
      .catch(() => undefined);
  });
}
