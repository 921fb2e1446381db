type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = "input[name]:not([type=hidden], [type=file]), textarea[name], select[name]";

const isBox = (field: Field): field is HTMLInputElement => field.matches("[type=checkbox], [type=radio]");

/** Boxes of one name differ in their values, which visitors do not change. */
const keyOf = (field: Field) => JSON.stringify([field.name, isBox(field) && field.value]);

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>(TYPED)];

/**
 * Takes what the fields in `root` contain at the moment: typed text, choices, and checked boxes. The function it returns
 * enters that into the fields of the same names in another element, and leaves the others as they are.
 */
export function takeEntries(root: Element): (into: Element) => void {
  const entries = new Map(
    fieldsIn(root).map((field) => [keyOf(field), isBox(field) ? field.checked : field.value] as const),
  );
  return (into) => {
    for (const field of fieldsIn(into)) {
      const entry = entries.get(keyOf(field));
      if (typeof entry === "string") field.value = entry;
      else if (entry !== undefined && isBox(field)) field.checked = entry;
    }
  };
}
