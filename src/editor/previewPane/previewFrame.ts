// One page of the preview, in a frame of its own: as wide as the screen that it stands for, made smaller to fit.
import type { PreviewWindow, Shown } from "./shown";

/** Width of each kind of screen in CSS pixels. */
const WIDTHS = { desktop: 1280, phone: 390 } as const;

/** Boxes below this width show phones, whatever is wanted. */
const NARROW = 480;

type Screen = keyof typeof WIDTHS;

/** A document of the editor's own, so its policy holds there, too. */
const page = () => `<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="stylesheet" href="${location.origin}/admin/preview.css" />
<script src="${location.origin}/admin/preview.js" defer></script>`;

export interface PreviewFrame {
  box: HTMLElement;
  show(shown: Shown, screen: Screen): void;
  hide(): void;
  /** Scrolls to where the page says one of these, as soon as it is there. */
  reveal(texts: readonly string[]): void;
}

/** A frame for a document, labelled for those who hear it; it loads nothing until it is shown. */
export function previewFrame(where: Document, title: string): PreviewFrame {
  const box = where.createElement("div");
  const frame = Object.assign(where.createElement("iframe"), { title });
  box.className = "preview-frame";
  box.hidden = true;
  box.append(frame);
  let screen: Screen = "desktop";
  let shown: Shown | undefined;
  let wanted: readonly string[] = [];
  const inside = () => frame.contentWindow as PreviewWindow | null;

  function fit(): void {
    // On a phone nobody could read a computer's page.
    const width = WIDTHS[box.clientWidth < NARROW ? "phone" : screen];
    const scale = Math.min(1, box.clientWidth / width) || 1;
    const size = { width: `${width}px`, height: `${box.clientHeight / scale}px` };
    Object.assign(frame.style, { ...size, scale: String(scale) });
  }

  function revealWanted(): void {
    if (wanted.some((text) => inside()?.revealText?.(text))) wanted = [];
  }

  function tell(): void {
    if (!shown) return;
    const { onShown } = shown;
    inside()?.showPreview?.({
      ...shown,
      onShown(trouble) {
        onShown(trouble);
        revealWanted();
      },
    });
  }

  frame.addEventListener("load", tell);
  new ResizeObserver(fit).observe(box);
  return {
    box,
    show(next, on) {
      [shown, screen] = [next, on];
      box.hidden = false;
      box.dataset.screen = on;
      if (frame.srcdoc === "") frame.srcdoc = page();
      fit();
      tell();
    },
    hide() {
      box.hidden = true;
    },
    reveal(texts) {
      wanted = texts;
      revealWanted();
    },
  };
}
