/** Whitespace and Markdown marks may differ between a page and a form. */
const plain = (text: string) =>
  text
    .replace(/[\s*_#[\]]+/g, " ")
    .trim()
    .toLowerCase();

/** The longest part between placeholders, which the page has filled in. */
function longestPart(text: string): string {
  const parts = text.split(/\{\{\w+\}\}/).map(plain);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** The innermost element that contains a text, preferably within a heading. */
function partThatSays(text: string): Element | undefined {
  const says = (element: Element) => plain(element.textContent ?? "").includes(text);
  const parts = [...document.querySelectorAll("main *, footer *")].filter(says);
  const innermost = parts.filter((part) => ![...part.children].some(says));
  return innermost.find((part) => part.closest("h1, h2, h3")) ?? innermost[0];
}

/** Scrolls to a text on the page; false if it is not there. */
export function revealText(text: string): boolean {
  const wanted = longestPart(text);
  const part = wanted.length > 1 ? partThatSays(wanted) : undefined;
  part?.scrollIntoView({ block: "center" });
  return part !== undefined;
}
