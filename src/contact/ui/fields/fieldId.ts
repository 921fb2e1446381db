import { focusShown } from "../../../platform/focusShown";
import type { FieldName } from "../../fields/contactFields";

/** Id of a field's input, to which the error summary links. */
export const fieldId = (name: FieldName): string => `contact-${name}`;

/** Focuses a field and scrolls its label into view. */
export function focusField(name: FieldName): void {
  focusShown(document.getElementById(fieldId(name)));
}
