// Replaced by the bundler (src/build/scripts/browserScripts.ts); undefined in development, where the page includes the
// script.
declare const PAGE_SCRIPT: string | undefined;

const TOUCHES = ["pointerdown", "keydown", "focusin", "wheel"] as const;

let isLoading = false;

function load(): void {
  if (isLoading || typeof PAGE_SCRIPT === "undefined") return;
  isLoading = true;
  const script = document.createElement("script");
  script.type = "module";
  script.src = PAGE_SCRIPT;
  document.head.append(script);
}

/** On a fast line, a page has loaded before it is first painted: the frame in between is that paint. */
const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(load));

/** Adds the page's script once the page has loaded and been painted, or immediately on first interaction. */
export function loadPageScript(): void {
  for (const touch of TOUCHES) addEventListener(touch, load, { once: true, passive: true, capture: true });
  addEventListener("load", loadAfterPaint);
}
