import { groupThousands } from "../i18n/format";
import { onceSeen } from "./onceSeen";

const DURATION_MS = 900;

// Where counting starts, as a fraction of the value, so that the figure never looks empty.
const START = 0.4;

function count(figure: HTMLElement): void {
  // The script of all pages need not know how each language writes numbers.
  const { countTo, separator = "" } = figure.dataset;
  const value = Number(countTo);
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / DURATION_MS);
    const counted = value * (START + (1 - START) * (1 - (1 - progress) ** 3));
    figure.textContent = groupThousands(counted.toFixed(0), separator);
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Counts each figure below the first view up once, when it comes into view. */
export const countUp = () => onceSeen(document.querySelectorAll<HTMLElement>("[data-count-to]"), count);
