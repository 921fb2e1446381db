import { isMeasured } from "./isMeasured";

const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, 2000);

/** Measures some of the visits. What it needs is loaded for them alone, once the browser rests. */
export function measureVisit(): void {
  if (!isMeasured(navigator, Math.random())) return;
  // The visitor may have followed a link until then.
  const { pathname } = location;
  whenIdle(() => {
    import("./reportVisit")
      .then(({ reportVisit }) => reportVisit(pathname))
      // A visit that cannot be measured is none the worse for it.
      .catch(() => undefined);
  });
}
