/** Loads the code that moves the line of comparisons, on pages that have some. */
export async function offerComparisons(): Promise<void> {
  if (!document.querySelector("[data-compare]")) return;
  const { moveDividers } = await import("./moveDivider");
  moveDividers();
}
