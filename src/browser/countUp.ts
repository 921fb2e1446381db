import { groupThousands } from "../i18n/format";

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

/**
 * Counts each figure up once, when all of it has scrolled into view. One that is in view from the start stays as is:
 * counting it again would only flicker.
 */
export function countUp(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLElement) count(target);
      }
    },
    { threshold: 1 },
  );
  for (const figure of document.querySelectorAll<HTMLElement>("[data-count-to]")) {
    if (figure.getBoundingClientRect().bottom > innerHeight) observer.observe(figure);
  }
}
