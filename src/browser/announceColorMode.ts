/** Tells assistive technology which color mode is selected: the early script only marks the page. */
export function announceColorMode(): void {
  const page = document.documentElement;
  const tell = () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-set-color-mode]"))
      button.setAttribute("aria-pressed", String(button.dataset.setColorMode === page.dataset.colorMode));
  };
  tell();
  new MutationObserver(tell).observe(page, { attributeFilter: ["data-color-mode"] });
}
