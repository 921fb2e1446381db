import type { WantedDeal } from "../calculator/wantedDeal";

/** The link that names a deal ([data-wanted], sections/ProjectOutcome) takes it along to the page with the calculator. */
export function handOverDeal(open = (address: string) => location.assign(address)): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-wanted]");
  link?.addEventListener("click", (event) => {
    // A new tab has a storage of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const go = () => open(link.href);
    import("../calculator/wantedDeal")
      .then(({ keepWanted }) => keepWanted(JSON.parse(link.dataset.wanted ?? "") as WantedDeal))
      .then(go, go);
  });
}
