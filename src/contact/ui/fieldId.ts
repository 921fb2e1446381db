import type { ContactValues } from "../fields/contactSchema";

/** The id of a field's input, which the error summary links to. */
export const fieldId = (name: keyof ContactValues): string => `contact-${name}`;

/** Puts the cursor into a field and its label into view. */
export function goToField(name: keyof ContactValues): void {
  const input = document.getElementById(fieldId(name));
  input?.focus({ preventScroll: true });
  input?.closest(".MuiFormControl-root")?.scrollIntoView({ block: "center" });
}
