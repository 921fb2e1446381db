// Page translators replace text nodes with <font> elements, while React still holds the old nodes: it would crash on
// them, taking the whole page down (facebook/react#11538), and updated figures would never show.

/** The element that replaced a removed text node. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

function remember(
  { addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
  observer: MutationObserver,
) {
  const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
  if (!font) return;
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    standIns.set(text, font);
    observer.observe(text, { characterData: true });
  }
}

/** Shows the new value of a text that React has changed; the translator then translates it again. */
function show(text: Node) {
  const font = standIns.get(text);
  if (font && !text.isConnected) font.textContent = text.nodeValue;
}

/** The child of `parent` that is `node`, contains it, or replaced it. */
function childFor(parent: Node, node: Node): Node | undefined {
  let child: Node | null | undefined = parent.contains(node) ? node : standIns.get(node);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
}

/** Lets React work on a page whose texts are replaced by a translator; called before React starts. */
export function followTranslations(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const read = (records: MutationRecord[]) => {
    for (const record of records) {
      if (record.type === "childList") remember(record, observer);
      else show(record.target);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    read(observer.takeRecords());
    return insertBefore.call(this, node, childFor(this, before) ?? null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    read(observer.takeRecords());
    const shown = childFor(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
}
