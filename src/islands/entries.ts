// What a visitor has entered into an island's fields, and where the caret is: carried over whenever fields are replaced.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = ":is(input:not([type=hidden], [type=file]), textarea, select):is([name], [id])";

const isBox = (field: Field): field is HTMLInputElement => field.matches("[type=checkbox], [type=radio]");

/** Boxes of one name differ in their values, which visitors do not change. */
const keyOf = (field: Field) => JSON.stringify([field.name || field.id, isBox(field) && field.value]);

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>(TYPED)];

/** The caret or selection of a field that has one: an email field has none that scripts may ask for. */
function selectionOf(field: Field) {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd, field.selectionDirection ?? undefined] as const;
}

/**
 * Takes what the fields in `root` contain at the moment: typed text, choices, checked boxes, and the focus with its caret.
 * The function it returns enters that into the fields of the same names in another element, and leaves the others as
 * they are.
 */
export function takeEntries(root: Element): (into: Element) => void {
  const fields = fieldsIn(root);
  const entries = new Map(fields.map((field) => [keyOf(field), isBox(field) ? field.checked : field.value] as const));
  const focused = fields.find((field) => field === document.activeElement);
  const selection = focused && selectionOf(focused);
  return (into) => {
    for (const field of fieldsIn(into)) {
      const entry = entries.get(keyOf(field));
      if (typeof entry === "string") field.value = entry;
      else if (entry !== undefined && isBox(field)) field.checked = entry;
      if (!focused || focused.isConnected || keyOf(field) !== keyOf(focused)) continue;
      field.focus({ preventScroll: true });
      if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
    }
  };
}

/**
 * The same for fields that React may replace within an island: the function it returns does nothing while those that
 * were there still are.
 */
export function watchEntries(root: Element): () => void {
  const [first] = fieldsIn(root);
  const enter = takeEntries(root);
  return () => {
    if (first && !first.isConnected) enter(root);
  };
}
