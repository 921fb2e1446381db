// Finds fields in Decap CMS's form by the `for` of their labels.
import { formWhere } from "../decap/decapStore";
import { labelsNamed, part } from "../decap/markup";
import { stepsTo } from "../merge/fieldPath";
import { focusShown } from "../../platform/focusShown";
import { isSaving } from "../save/closedForm";

const MARK = "data-problem";

const PHONE = "(max-width: 799px)";

const labelIn = (within: ParentNode, name: string) =>
  within.querySelector<HTMLLabelElement>(labelsNamed(CSS.escape(name)));

/** The part of the form that holds a field and its label. */
const partOf = (label: HTMLElement) => label.parentElement?.parentElement ?? label;

/** An item of a list: below the label come the list's header and then its items. */
const itemOf = (list: HTMLElement, index: number) =>
  list.querySelector<HTMLElement>(`:scope > :nth-child(2) > :nth-child(2) > :nth-child(${index + 1})`);

/** The field's part of the form, or its closest ancestor on the page; undefined if not even the first step is there. */
export function partAt(field: string): HTMLElement | undefined {
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

/**
 * Expands all groups around a part: Decap CMS hides a collapsed group's fields but keeps its button, beside them. Buttons
 * among the fields do other things: that of a time sets it to now.
 */
function unfold(part: HTMLElement): void {
  for (let outer = part.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).display !== "none") continue;
    const hidden = outer;
    const buttons = [...(hidden.parentElement?.querySelectorAll("button") ?? [])];
    buttons.find((button) => !hidden.contains(button))?.click();
  }
}

export const clearMarks = (): void =>
  document.querySelectorAll(`[${MARK}]`).forEach((part) => part.removeAttribute(MARK));

export function markField(field: string, message: string): void {
  partAt(field)?.setAttribute(MARK, message);
}

/** Opens what is around a part of the form, scrolls to it, and focuses its first field. */
export function goToPart(part: HTMLElement): void {
  unfold(part);
  // Wait for the expanded group to render.
  setTimeout(() => {
    // On phones, our panel may cover the bottom.
    part.scrollIntoView({ block: matchMedia(PHONE).matches ? "start" : "center" });
    const inputs = [...part.querySelectorAll<HTMLElement>("input, textarea, [contenteditable=true]")];
    const target = inputs.find((input) => input.offsetParent) ?? part.querySelector("button");
    focusShown(target, null);
  }, 100);
}

/** Scrolls to a field of the open form and focuses it; returns false if it is not there. */
export function goToField(field: string): boolean {
  const part = partAt(field);
  if (part) goToPart(part);
  return part !== undefined;
}

/** Goes to a field once the refused save has opened the form again. */
export async function goBackTo(field: string): Promise<void> {
  await formWhere((draft) => !isSaving(draft));
  goToField(field);
}

/** An error that Decap CMS's own validation reports for a field. */
interface Fault {
  /** The field's labels, from the outside in. */
  labels: string[];
  text: string;
  go: () => void;
}

/** The labels around an element, from the outside in. */
export function labelsAround(element: Element): string[] {
  const labels: string[] = [];
  for (let part = element.parentElement; part; part = part.parentElement) {
    const label = part.querySelector(":scope > :first-child > label[for]");
    if (label?.textContent) labels.unshift(label.textContent.trim());
  }
  return labels;
}

/** Decap CMS's validation errors in the open form, which it shows beside each field, even in collapsed groups. */
export const faultsOnPage = (): Fault[] =>
  [...document.querySelectorAll<HTMLElement>(`${part("faults")} > li`)].map((fault) => ({
    labels: labelsAround(fault),
    text: fault.textContent ?? "",
    go: () => goToPart(fault.closest<HTMLElement>(part("field")) ?? fault),
  }));
