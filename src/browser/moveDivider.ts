import { interpolate } from "../content/interpolate";

/**
 * Shows `percent` of the finished house in a comparison ([data-compare], components/BeforeAfter); a wipe is animated.
 */
function show(comparison: Element, percent: number, isWipe = false): void {
  const slider = comparison.querySelector("input");
  if (!slider) return;
  slider.value = String(percent);
  slider.setAttribute("aria-valuetext", interpolate(slider.dataset.valueText ?? "", { percent }));
  slider.parentElement?.toggleAttribute("data-wipes", isWipe);
  slider.parentElement?.style.setProperty("--divider", `${100 - percent}%`);
  for (const button of comparison.querySelectorAll<HTMLElement>("[data-percent]"))
    button.setAttribute("aria-pressed", String(Number(button.dataset.percent) === percent));
}

/** Makes the sliders and buttons of all comparisons move their dividers, including those added later. */
export function moveDividers(): void {
  document.addEventListener("input", ({ target }) => {
    const comparison =
      target instanceof HTMLInputElement && target.type === "range" && target.closest("[data-compare]");
    if (comparison) show(comparison, Number((target as HTMLInputElement).value));
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-percent]");
    const comparison = button && button.closest("[data-compare]");
    if (comparison) show(comparison, Number(button.dataset.percent), true);
  });
  // Requests from before this script loaded: by a button (answerClick.ts), or by the slider itself.
  for (const comparison of document.querySelectorAll<HTMLElement>("[data-compare]")) {
    const slider = comparison.querySelector("input");
    if (comparison.dataset.asked) show(comparison, Number(comparison.dataset.asked));
    else if (slider && slider.value !== slider.defaultValue) show(comparison, Number(slider.value));
  }
}
