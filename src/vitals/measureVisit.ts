import { isMeasured } from "./isMeasured";

const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 2000);

/** Measures a sample of visits. The code for it loads only for those, when the browser is idle. */
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
