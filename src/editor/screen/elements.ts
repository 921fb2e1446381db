// Makes the elements of our own panels and dialogs.

export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

export function button(onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const made = element("button", ...children);
  made.type = "button";
  made.addEventListener("click", onPress);
  return made;
}

/** Writes into a field of the form, as if it had been typed: in place of all of it, or of a part. */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  from = 0,
  to = field.value.length,
): void {
  field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
