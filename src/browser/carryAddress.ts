/**
 * The address typed at the top of the sellers' page goes on into the form: above it, and as the first line of the box
 * that asks for it.
 */
export function carryAddress(start: HTMLFormElement): void {
  start.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = start.querySelector("input")?.value.trim() ?? "";
    const place = document.querySelector<HTMLElement>(`#${start.dataset.carriesTo}`);
    const box = place?.querySelector("textarea");
    if (!place || !box) return;
    const carried = place.querySelector<HTMLElement>("[data-carried]");
    const shown = carried?.querySelector("strong");
    if (carried && shown) {
      carried.hidden = !typed;
      shown.textContent = typed;
    }
    if (typed && box.value.split("\n", 1)[0] !== typed) {
      // React listens to the browser's own setter only.
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
      set?.call(box, box.value ? `${typed}\n${box.value}` : typed);
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
    place.scrollIntoView({ block: "start" });
    box.form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus({ preventScroll: true });
  });
}
