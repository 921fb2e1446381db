// Starts islands in the visitor's browser. React and an island's own code are fetched when the island comes near the
// screen or is touched, and not before.
import { codeOfAddress } from "../calculator/shareParameter";
import { isCalculatorOpen } from "./isCalculatorOpen";
import { LOADERS, type AnyIsland, type IslandData, type IslandName } from "./islands";

/** How far below the screen loading starts, so that an island answers when the visitor arrives. */
const MARGIN = "600px 0px";

/** Calls `act` once, as soon as what an island shows comes near the screen or is touched. */
function whenNear(root: Element, act: () => void): void {
  const touches = new AbortController();
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && arrive(), {
    rootMargin: MARGIN,
  });
  function arrive() {
    observer.disconnect();
    touches.abort();
    act();
  }
  for (const touch of ["focusin", "pointerdown"]) root.addEventListener(touch, arrive, { signal: touches.signal });
  // The root itself has no box.
  for (const part of root.children) observer.observe(part);
}

/** Says in an island's place that it could not start, and tries again when asked to. */
function tellFailure(box: Element): void {
  const message = box.querySelector<HTMLElement>("[data-island-failed]");
  if (!message) return;
  message.hidden = false;
  const retry = () => {
    message.hidden = true;
    void start(box);
  };
  message.querySelector("button")?.addEventListener("click", retry, { once: true });
}

// A sheet may hang on its way.
const LONGEST_WAIT_MS = 4000;

let styles: Promise<void> | undefined;

/** Loads the style rules that the page's HTML needed none of, for what islands show later; without them it goes on, too. */
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles;
  return new Promise((resolve) => {
    if (href === undefined) return resolve();
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    sheet.onload = sheet.onerror = () => resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    // Before MUI's rules, which decide where both say something.
    document.querySelector("style[data-styles]")?.after(sheet);
  });
}

/** What the island was built with: the build has put it into a file of its own (src/build/islandData.ts). */
async function dataOf(box: Element): Promise<IslandData> {
  const answer = await fetch(box.getAttribute("data-from") ?? "");
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as IslandData;
}

async function start(box: Element): Promise<void> {
  try {
    const [{ hydrateIsland }, component, data] = await Promise.all([
      import("./hydrateIsland"),
      LOADERS[box.getAttribute("data-island") as IslandName](),
      dataOf(box),
      (styles ??= loadStyles()),
    ]);
    hydrateIsland(box, component as AnyIsland, data, () => tellFailure(box));
  } catch (error) {
    // A connection that is gone, or a build that was replaced: the HTML stays, and its form can still be sent.
    console.warn("An island could not be loaded:", error);
    tellFailure(box);
  }
}

/** True when the address names a place that the HTML does not hold: an island brings it. */
function isAwaited(): boolean {
  try {
    const place = decodeURIComponent(location.hash.slice(1));
    return place !== "" && !document.getElementById(place);
  } catch {
    // "#50%" names no place.
    return false;
  }
}

/** Starts each island of the page when its time has come. */
export function startIslands(): void {
  const boxes = document.querySelectorAll("[data-island]");
  if (boxes.length === 0) return;
  // Who has sent the form finds the calculator on the page, not only on the way to it; so do those who follow a shared link.
  const atOnce = isAwaited() || codeOfAddress() !== null || isCalculatorOpen();
  for (const box of boxes) {
    const root = box.querySelector("[data-island-root]");
    if (atOnce) void start(box);
    else if (root) whenNear(root, () => void start(box));
  }
}
