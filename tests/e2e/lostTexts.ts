// What a page loses of its words where there is too little room.
import type { Page } from "@playwright/test";

/** Texts that run off the side of the screen or are clipped by their container. */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`The page is ${scrollWidth} pixels wide`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const place = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
      if (holder.closest("[class*=visuallyHidden], [aria-hidden=true], details:not([open]) > :not(summary)")) continue;
      place.selectNodeContents(text);
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (right - left < 1) continue;
      const frames: Element[] = [];
      for (let frame: Element | null = holder; frame; frame = frame.parentElement) frames.push(frame);
      // For assistive technology only.
      if (frames.some((frame) => frame.getBoundingClientRect().width <= 2)) continue;
      const loss = frames.map((frame) => {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const box =
          frame === document.body ? new DOMRect(0, top, innerWidth, bottom - top) : frame.getBoundingClientRect();
        if (left < box.left - 2 || right > box.right + 2) {
          // What scrolls inside its own container is not lost.
          if (/auto|scroll/.test(overflowX)) return "";
          return frame === document.body || overflowX === "hidden" ? "Sideways" : undefined;
        }
        return overflowY === "hidden" && (bottom > box.bottom + 2 || top < box.top - 2) ? "Cut off" : undefined;
      });
      const first = loss.find((one) => one !== undefined);
      if (first) lost.push(`${first}: ${text.textContent.trim()}`);
    }
    return lost;
  });

/** Words of headings, header and phone bar that continue on another line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("h1, h2, header :not(dialog, [popover] *), [data-phone-bar] *").evaluateAll((all) =>
    all.flatMap((holder) =>
      [...holder.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && holder.getBoundingClientRect().width > 2)
        .flatMap((node) =>
          [...(node.textContent ?? "").matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
            const place = document.createRange();
            place.setStart(node, index);
            place.setEnd(node, index + word.length);
            return new Set([...place.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          }),
        )
        .map(([word]) => word),
    ),
  );
