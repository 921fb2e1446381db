import { keepWanted, type WantedDeal } from "../calculator/wantedDeal";

/** Links that name a deal ([data-wanted], sections/ProjectOutcome) take it along to the page with the calculator. */
export function handOverDeal(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-wanted]");
    if (link) keepWanted(JSON.parse(link.dataset.wanted ?? "") as WantedDeal);
  });
}
