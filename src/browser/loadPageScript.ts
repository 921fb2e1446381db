// Filled in where this script is bundled (src/build/browserScripts.ts); absent in development, where the page brings it.
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

const whenIdle = () =>
  "requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 2500 }) : setTimeout(load, 800);

/** Adds the page's script once the page has loaded and the browser rests; at a first touch at once. */
export function loadPageScript(): void {
  for (const touch of TOUCHES) addEventListener(touch, load, { once: true, passive: true, capture: true });
  // The manifest would take its share of the line from the first picture.
  addEventListener("load", () => {
    for (const kept of document.head.querySelectorAll("noscript")) kept.outerHTML = kept.textContent ?? "";
    whenIdle();
  });
}
