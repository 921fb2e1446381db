/** Loads the teaser's code on first interaction; visitors who do not use it load nothing. */
export function initTeaser(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-teaser]");
  if (!form) return;
  const touches = new AbortController();
  const begin = () => {
    touches.abort();
    import("./runTeaser")
      .then(({ startTeaser }) => startTeaser(form))
      .catch(() => {
        const status = form.querySelector<HTMLElement>("[data-status]");
        if (status) status.textContent = status.dataset.failed ?? "";
        listen();
      });
  };
  const listen = () => {
    for (const touch of ["focusin", "pointerdown", "input"])
      form.addEventListener(touch, begin, { once: true, signal: touches.signal });
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  // Typed before this script loaded, or restored by the browser.
  const isTyped = [...form.querySelectorAll("input")].some(({ value }) => value !== "");
  if (isTyped || form.contains(document.activeElement)) begin();
  else listen();
}
