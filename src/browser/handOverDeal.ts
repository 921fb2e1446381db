import type { PendingDeal } from "../calculator/pendingDeal";
import { builtJson } from "../content/builtJson";

/** A link with a deal ([data-wanted], sections/ProjectOutcome) hands it over to the page with the calculator. */
export function handOverDeal(open = (address: string) => location.assign(address)): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-wanted]");
  link?.addEventListener("click", (event) => {
    // A new tab has its own session storage.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const go = () => open(link.href);
    import("../calculator/pendingDeal")
      .then(({ keepPending }) => keepPending(builtJson<PendingDeal>(JSON.parse(link.dataset.wanted ?? ""))))
      .then(go, go);
  });
}
