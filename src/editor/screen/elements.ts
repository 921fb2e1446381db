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
