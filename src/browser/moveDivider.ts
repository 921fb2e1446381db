import { fill } from "../content/fill";

/** Shows `percent` of the finished house in a comparison ([data-compare], components/BeforeAfter). */
function show(comparison: Element, percent: number): void {
  const slider = comparison.querySelector("input");
  if (!slider) return;
  slider.value = String(percent);
  slider.setAttribute("aria-valuetext", fill(slider.dataset.valueText ?? "", { percent }));
  slider.parentElement?.style.setProperty("--divider", `${100 - percent}%`);
  for (const button of comparison.querySelectorAll<HTMLElement>("[data-percent]"))
    button.setAttribute("aria-pressed", String(Number(button.dataset.percent) === percent));
}

/** A click on one of a comparison's buttons moves its divider. */
export function moveDividerAfterClick(target: Element): void {
  const button = target.closest<HTMLElement>("[data-percent]");
  const comparison = button?.closest("[data-compare]");
  if (comparison) show(comparison, Number(button?.dataset.percent));
}

/** Lets the sliders of all comparisons move their dividers, also of those that come later. */
export function moveDividers(): void {
  document.addEventListener("input", ({ target }) => {
    const comparison =
      target instanceof HTMLInputElement && target.type === "range" && target.closest("[data-compare]");
    if (comparison) show(comparison, Number((target as HTMLInputElement).value));
  });
  // What was moved before this script came.
  for (const slider of document.querySelectorAll<HTMLInputElement>("[data-compare] input")) {
    const comparison = slider.closest("[data-compare]");
    if (comparison && slider.value !== slider.defaultValue) show(comparison, Number(slider.value));
  }
}
