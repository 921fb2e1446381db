/** Between a focused element and what covered it, in pixels. */
const ROOM = 12;

/**
 * What the Tab key reaches comes wholly into view: browsers leave half-hidden cards of a row to swipe (`.swipe`) and the
 * lower lines of a text box where they are, and WebKit leaves fields behind the header and the phone bar. Never after a
 * click, whose target would move.
 */
export function showFocused(): void {
  document.addEventListener("keyup", ({ key }) => {
    const reached = key === "Tab" && document.querySelector("main :focus");
    if (!reached) return;
    if (reached.matches(".swipe *, textarea")) reached.scrollIntoView({ block: "nearest", inline: "nearest" });
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const { top, bottom } = reached.getBoundingClientRect();
    const above = top - ROOM - (edge("header")?.bottom ?? 0);
    const below = bottom + ROOM - Math.min(innerHeight, edge("[data-phone-bar]:not([data-away])")?.top || innerHeight);
    if (above < 0) scrollBy({ top: above, behavior: "instant" });
    else if (below > 0) scrollBy({ top: Math.min(below, above), behavior: "instant" });
  });
}
