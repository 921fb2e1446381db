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

const ofComparison = (target: EventTarget | null) => {
  const isSlider = target instanceof HTMLInputElement && target.type === "range";
  const comparison = isSlider ? target.closest("[data-compare]") : null;
  return isSlider && comparison ? { slider: target, comparison } : undefined;
};

/** What is shown while a pointer holds the line: the native slider, which counts the other way, does not change it. */
let held: number | undefined;

/** Drags the line from anywhere on the pictures. A finger may still scroll the page: it moves the line sideways, or by a tap. */
function drag({ type, target, pointerId, pointerType, button, clientX }: PointerEvent): void {
  const found = ofComparison(target);
  if (!found) return;
  const { slider, comparison } = found;
  const begins = type === "pointerdown" && button === 0;
  if (begins) {
    slider.setPointerCapture(pointerId);
    held = Number(slider.value);
  }
  if (held === undefined || (begins && pointerType === "touch")) return;
  const { left, width } = slider.getBoundingClientRect();
  held = Math.round(100 * (1 - Math.min(Math.max((clientX - left) / width, 0), 1)));
  show(comparison, held);
}

const letGo = () => setTimeout(() => (held = undefined));

const STEPS: Partial<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** The arrows move the line in their direction, in every browser: left of it is the house before. */
function step(event: KeyboardEvent): void {
  const found = ofComparison(event.target);
  const change = STEPS[event.key];
  if (!found || change === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show(found.comparison, Math.min(Math.max(Number(found.slider.value) + change, 0), 100));
}

/** Makes the sliders and buttons of all comparisons move their dividers, including those added later. */
export function moveDividers(): void {
  document.addEventListener("input", ({ target }) => {
    const found = ofComparison(target);
    if (found) show(found.comparison, held ?? Number(found.slider.value));
  });
  for (const event of ["pointerdown", "pointermove", "pointerup"] as const) document.addEventListener(event, drag);
  for (const event of ["pointerup", "pointercancel"] as const) document.addEventListener(event, letGo);
  // The native slider would jump to where it was pressed, mirrored.
  document.addEventListener("mousedown", (event) => {
    const found = event.button === 0 ? ofComparison(event.target) : undefined;
    if (!found) return;
    event.preventDefault();
    found.slider.focus({ preventScroll: true });
  });
  document.addEventListener("keydown", step);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-percent]");
    const comparison = button && button.closest("[data-compare]");
    if (comparison) show(comparison, Number(button.dataset.percent), true);
  });
  // Requests from before this script loaded: by a button (handleEarlyClick.ts), or by the slider itself.
  for (const comparison of document.querySelectorAll<HTMLElement>("[data-compare]")) {
    const slider = comparison.querySelector("input");
    if (comparison.dataset.asked) show(comparison, Number(comparison.dataset.asked));
    else if (slider && slider.value !== slider.defaultValue) show(comparison, Number(slider.value));
  }
}
