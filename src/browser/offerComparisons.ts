/** Loads the code that moves the line of comparisons, on pages that have some. */
export function offerComparisons(): void {
  if (!document.querySelector("[data-compare]")) return;
  import("./moveDivider").then(({ moveDividers }) => moveDividers()).catch(console.warn);
}
