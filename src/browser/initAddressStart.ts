/** Loads the code that carries the address into the form, on the page that asks for it at its top. */
export async function initAddressStart(): Promise<void> {
  const start = document.querySelector<HTMLFormElement>("[data-carries-to]");
  if (start) (await import("./carryAddress")).carryAddress(start);
}
