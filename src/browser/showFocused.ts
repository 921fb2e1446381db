/**
 * What the Tab key reaches comes wholly into view: browsers leave half-hidden cards of a row to swipe (`.swipe`) and the
 * lower lines of a text box where they are. Never after a click, whose target would move.
 */
export function showFocused(): void {
  document.addEventListener("keyup", ({ key }) => {
    const reached = key === "Tab" && document.activeElement?.closest(".swipe li, textarea");
    if (reached) reached.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
