// A preview is for looking at and for choosing what to edit: links lead nowhere, and forms send nothing.

/** What one writes in or chooses from, as on the site. */
const ENTRIES = "input:not([type=range]), select, textarea";

/** Whoever moves further than this, in CSS pixels, drags. */
const STILL = 6;

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The part at a point that lies under any slider, such as that between two pictures. */
const partAt = ({ clientX, clientY }: MouseEvent): Element | undefined =>
  document.elementsFromPoint(clientX, clientY).find((part) => !part.matches("input[type=range]"));

/** Listens in the capture phase, before any handler of the page. `onTap`: a part of the page was tapped. */
export function keepToThePage(onTap: (part: Element) => void): void {
  let pressed = { clientX: 0, clientY: 0 };
  const tap = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("a")) event.preventDefault();
    // A click by keyboard has no place.
    const moved = event.detail === 0 ? 0 : Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    const part = event.target.matches("input[type=range]") ? partAt(event) : event.target;
    if (part && moved < STILL && !part.closest(ENTRIES)) onTap(part);
  };
  addEventListener("pointerdown", (event) => (pressed = event), { capture: true });
  addEventListener("click", tap, { capture: true });
  addEventListener("submit", refuse, { capture: true });
}
