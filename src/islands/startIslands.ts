// Starts islands in the browser. React and an island's own code are fetched only when the island nears the viewport or
// the visitor interacts with it.
import { codeOfAddress } from "../calculator/shareParameter";
import { isCalculatorOpen } from "./isCalculatorOpen";
import { LOADERS, type AnyIsland, type IslandData, type IslandName } from "./islands";
import { builtJson } from "../content/builtJson";

/** How far below the viewport loading starts, so that an island is ready when the visitor gets there. */
const MARGIN = "600px 0px";

/** Calls `act` once, as soon as the island's content nears the viewport or the visitor interacts with it. */
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

/** Shows in the island's place that it could not start, with a button to retry. */
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

// The style sheet request may hang.
const LONGEST_WAIT_MS = 4000;

let styles: Promise<void> | undefined;

/**
 * Loads the styles not needed by the page's HTML but by what islands render later; continues without them on failure.
 */
function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles;
  return new Promise((resolve) => {
    if (href === undefined) return resolve();
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    sheet.onload = sheet.onerror = () => resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    document.querySelector("style[data-styles]")?.after(sheet);
  });
}

/** The island's build-time data, which the build moved to a separate file (src/build/html/finishPages.ts). */
async function dataOf(box: Element): Promise<IslandData> {
  const answer = await fetch(box.getAttribute("data-from") ?? "");
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return builtJson(await answer.json());
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
    // Offline, or the build was replaced: the HTML stays, and its form can still be submitted.
    console.warn("An island could not be loaded:", error);
    tellFailure(box);
  }
}

/** True when the URL's fragment names an element missing from the HTML: an island will render it. */
function isAwaited(): boolean {
  try {
    const place = decodeURIComponent(location.hash.slice(1));
    return place !== "" && !document.getElementById(place);
  } catch {
    // "#50%" is not valid percent-encoding.
    return false;
  }
}

export function startIslands(): void {
  const boxes = document.querySelectorAll("[data-island]");
  if (boxes.length === 0) return;
  // Visitors who have sent the form find the calculator on the page right away; so do those who follow a shared link.
  const atOnce = isAwaited() || codeOfAddress() !== null || isCalculatorOpen();
  for (const box of boxes) {
    const root = box.querySelector("[data-island-root]");
    if (atOnce) void start(box);
    else if (root) whenNear(root, () => void start(box));
  }
}
