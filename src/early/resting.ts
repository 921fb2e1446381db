// What stands below the first view of a page need not be styled and laid out before its first picture is on the screen:
// it rests (theme/global.css), and wakes when the page has loaded. From then on all heights are true ones.
// Without blanks, as the minified style sheet has it: a page carries both, and packs the second as a repetition.
const PARTS = "main>:not(:first-child,[data-first-view-end]),#root>footer";

const page = document.documentElement;

const isResting = () => "resting" in page.dataset;

/**
 * Called before there is a body, so that nothing is laid out that may rest. Who comes for a place further down, or back to
 * one, finds the whole page awake; so does who uses a browser that would let the view slip when parts above it wake.
 */
export function restBelow(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const keepsView = CSS.supports("overflow-anchor", "auto");
  if (keepsView && visit?.type === "navigate" && !location.hash) page.dataset.resting = "";
}

/** Wakes everything at once: a jump needs the heights above its place. */
export function wakeAll(): void {
  delete page.dataset.resting;
}

/** Wakes one part a frame, so that a touch never waits for the whole page, and calls back when all is awake. */
export function wakeInTurn(done: () => void): void {
  if (!isResting()) {
    done();
    return;
  }
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const wakeNext = () => {
    const part = isResting() ? parts.shift() : undefined;
    if (!part) {
      wakeAll();
      // What comes next must not lengthen this frame.
      setTimeout(done);
      return;
    }
    part.style.contentVisibility = "visible";
    requestAnimationFrame(wakeNext);
  };
  requestAnimationFrame(wakeNext);
}
