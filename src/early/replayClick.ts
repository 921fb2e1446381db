// A click on a button before React has started is kept by the boot loader and given to the button again.
declare global {
  interface Window {
    earlyClick?: HTMLElement;
  }
}

/** Called when React has started. */
export function replayClick(): void {
  const button = window.earlyClick;
  window.earlyClick = undefined;
  document.documentElement.dataset.booted = "";
  // Not at once: while React is at work it cannot wake the button's section, and the click would be lost.
  setTimeout(() => button?.click());
}
