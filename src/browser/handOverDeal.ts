import type { WantedDeal } from "../calculator/wantedDeal";

/** The link that names a deal ([data-wanted], sections/ProjectOutcome) takes it along to the page with the calculator. */
export function handOverDeal(): void {
  const link = document.querySelector<HTMLElement>("[data-wanted]");
  if (!link) return;
  void import("../calculator/wantedDeal").then(({ keepWanted }) => {
    link.addEventListener("click", () => keepWanted(JSON.parse(link.dataset.wanted ?? "") as WantedDeal));
  });
}
