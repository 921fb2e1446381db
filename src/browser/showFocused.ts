/**
 * What the Tab key reaches comes wholly into view, clear of the header and the phone bar: browsers leave half-hidden
 * cards of a row to swipe (`.swipe`) and the lower lines of a text box where they are, and WebKit's own scrolling to
 * fields ignores their margins. Never after a click, whose target would move.
 */
export function showFocused(): void {
  document.addEventListener("keyup", ({ key }) => {
    const reached = key === "Tab" && document.querySelector("main :focus");
    if (reached) (reached.closest(".swipe li") ?? reached).scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
