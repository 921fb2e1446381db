// Finds a field in Decap CMS's form. Each of its labels names the field in its `for`: `title-field-12`.
import { stepsTo } from "./problemPlace";

const MARK = "data-problem";

const PHONE = "(max-width: 799px)";

const labelIn = (within: ParentNode, name: string) =>
  within.querySelector<HTMLLabelElement>(`label[for^="${CSS.escape(name)}-field-"]`);

/** The part of the form that holds a field, label and all. */
const partOf = (label: HTMLElement) => label.parentElement?.parentElement ?? label;

/** The entry of a list: below the label stand the list's own line and then its entries. */
const itemOf = (list: HTMLElement, index: number) =>
  list.querySelector<HTMLElement>(`:scope > :nth-child(2) > :nth-child(2) > :nth-child(${index + 1})`);

/** The innermost part of the form on the way to a field that is there; undefined when not even its first step is. */
function partAt(field: string): HTMLElement | undefined {
  let part: HTMLElement | undefined;
  for (const step of stepsTo(field)) {
    const within: ParentNode = part ?? document;
    const label = typeof step === "string" ? labelIn(within, step) : null;
    const next = label ? partOf(label) : typeof step === "number" && part ? itemOf(part, step) : null;
    if (!next) return part;
    part = next;
  }
  return part;
}

/** Opens what is folded around a part: Decap CMS hides the fields of a folded group, and keeps its button. */
function unfold(part: HTMLElement): void {
  for (let outer = part.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).display === "none") outer.parentElement?.querySelector("button")?.click();
}

/** Takes all marks away. */
export const clearMarks = (): void =>
  document.querySelectorAll(`[${MARK}]`).forEach((part) => part.removeAttribute(MARK));

/** Marks a field of the form that is open with what is wrong there. */
export function markField(field: string, message: string): void {
  partAt(field)?.setAttribute(MARK, message);
}

/** Scrolls to a part of the form, and puts the cursor into it. */
function goToPart(part: HTMLElement): void {
  unfold(part);
  // Once it is drawn unfolded.
  setTimeout(() => {
    // At the foot of phones our panel may stand.
    part.scrollIntoView({ block: matchMedia(PHONE).matches ? "start" : "center" });
    const inputs = [...part.querySelectorAll<HTMLElement>("input, textarea, [contenteditable=true]")];
    const target = inputs.find((input) => input.offsetParent) ?? part.querySelector("button");
    target?.focus({ preventScroll: true });
  }, 100);
}

/** Scrolls to a field of the form that is open, and puts the cursor into it; false when it is not there. */
export function goToField(field: string): boolean {
  const part = partAt(field);
  if (part) goToPart(part);
  return part !== undefined;
}

/** Something that Decap CMS itself finds wrong with a field. */
export interface Fault {
  /** The field's labels, from the outside in. */
  labels: string[];
  text: string;
  go: () => void;
}

/** The labels around an element of the form, from the outside in. */
function labelsAround(element: Element): string[] {
  const labels: string[] = [];
  for (let part = element.parentElement; part; part = part.parentElement) {
    const label = part.querySelector(":scope > :first-child > label[for]");
    if (label?.textContent) labels.unshift(label.textContent.trim());
  }
  return labels;
}

/** What Decap CMS finds wrong with the form that is open: it writes it beside each field, also where nobody sees it. */
export const faultsOnPage = (): Fault[] =>
  [...document.querySelectorAll<HTMLElement>("[class*=-ControlErrorsList] > li")].map((fault) => ({
    labels: labelsAround(fault),
    text: fault.textContent ?? "",
    go: () => goToPart(fault.closest<HTMLElement>("[class*=-ControlContainer]") ?? fault),
  }));

/** How marked fields look. */
export const MARK_STYLE = `
[${MARK}] { outline: 3px solid #b3261e; outline-offset: 4px; border-radius: 2px; }
[class*="-ControlContainer"] { scroll-margin-top: 96px; }
[${MARK}]::after { content: attr(${MARK}); display: block; padding: 8px 0 0; color: #b3261e; font-weight: 600; }
`;
