import type { FieldName } from "../fields/contactFields";

/** The id of a field's input, which the error summary links to. */
export const fieldId = (name: FieldName): string => `contact-${name}`;

/** Puts the cursor into a field and its label into view. */
export function goToField(name: FieldName): void {
  const input = document.getElementById(fieldId(name));
  input?.focus({ preventScroll: true });
  input?.closest("[data-field]")?.scrollIntoView({ block: "center" });
}
