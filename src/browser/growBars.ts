import { onceSeen } from "./onceSeen";

/** Bars ([data-grows]) below the first view grow from zero once, when they come into view. */
export function growBars(): void {
  const bars = document.querySelectorAll<SVGElement>("[data-grows]");
  for (const bar of onceSeen(bars, ({ dataset }) => delete dataset.waits)) bar.dataset.waits = "";
}
