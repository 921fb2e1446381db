/** On a 404 page, looks for the page that its address means. The code for it loads only there. */
export async function mendAddress(): Promise<void> {
  if (document.querySelector("[data-not-found]")) await (await import("./findClosestPage")).findClosestPage();
}
