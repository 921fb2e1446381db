// One preview page in its own iframe: laid out at the width of the chosen screen and scaled down to fit.
import { element } from "../screen/elements";
import type { PreviewWindow, PreviewRequest } from "./shown";

/** Screen widths in CSS pixels. */
const WIDTHS = { desktop: 1280, phone: 390 } as const;

/** Boxes narrower than this, in CSS pixels, always show the phone width. */
const NARROW = 480;

type Screen = keyof typeof WIDTHS;

/** A `srcdoc` document, which inherits the editor's Content Security Policy. */
const page = () => `<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="stylesheet" href="${location.origin}/admin/preview.css" />
<script src="${location.origin}/admin/preview.js" defer></script>`;

interface PreviewFrame {
  box: HTMLElement;
  show(shown: PreviewRequest, screen: Screen): void;
  hide(): void;
  /** Scrolls to the first of these texts that the page contains, once it has rendered. */
  reveal(texts: readonly string[]): void;
}

/** Creates a frame with an accessible title. It loads nothing until first shown. */
export function previewFrame(title: string): PreviewFrame {
  const frame = Object.assign(element("iframe"), { title });
  const box = Object.assign(element("div", frame), { className: "preview-frame", hidden: true });
  // Its size never follows that of the page in it, not even before the style sheet has loaded.
  box.style.contain = "size";
  let screen: Screen = "desktop";
  let shown: PreviewRequest | undefined;
  let wanted: readonly string[] = [];
  const inside = () => frame.contentWindow as PreviewWindow | null;

  function fit(): void {
    // Scaled down to a phone, a desktop page would be unreadable.
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
