// Takes the marks of places.ts off the drawn page, so that it is the visitors' page, and remembers which part of it
// carried which: what is tapped leads to the nearest.
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import type { TextPlace } from "../editor/previewPane/shown";
import type { Places } from "./places";

/** What a tap operates, as on the site. */
const CONTROLS = "button, summary, input, select, textarea, label";

/** A picture's alternative text leads to the picture. */
const pictureOf = ({ file, field }: TextPlace): TextPlace => ({ file, field: field.replace(/\.alt\.\w+$/, ".file") });

export function readPlaces(page: HTMLElement, { placeAt, placeOfFact }: Places) {
  const numbers = new WeakMap<Node, number>();

  function unmarked(node: Node, text: string): string {
    const number = vercelStegaDecode<number>(text);
    if (number === undefined) return text;
    numbers.set(node, number);
    return vercelStegaSplit(text).cleaned;
  }

  function cleanText(node: Node): void {
    numbers.delete(node);
    const clean = unmarked(node, node.nodeValue ?? "");
    if (clean !== node.nodeValue) node.nodeValue = clean;
  }

  function cleanAttribute(element: Element, name: string): void {
    const text = element.getAttribute(name);
    if (text === null) return;
    const clean = unmarked(element, text);
    if (clean !== text) element.setAttribute(name, clean);
  }

  function cleanBelow(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) return cleanText(node);
    if (node instanceof Element) for (const name of node.getAttributeNames()) cleanAttribute(node, name);
    node.childNodes.forEach(cleanBelow);
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "characterData") cleanText(target);
      else if (type === "attributes" && target instanceof Element) cleanAttribute(target, attributeName ?? "");
      else addedNodes.forEach(cleanBelow);
    }
    // What this has written itself is no change of the page.
    observer.takeRecords();
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });

  function placeOfNode(node: Node): TextPlace | undefined {
    const isText = node.nodeType === Node.TEXT_NODE;
    if (!isText && !(node instanceof HTMLImageElement)) return undefined;
    const number = numbers.get(node);
    const place = number === undefined ? undefined : placeAt(number);
    if (place) return isText ? place : pictureOf(place);
    return isText ? placeOfFact((node.nodeValue ?? "").trim()) : undefined;
  }

  function firstIn(node: Node): TextPlace | undefined {
    let found = placeOfNode(node);
    for (let inner = node.firstChild; inner && !found; inner = inner.nextSibling) found = firstIn(inner);
    return found;
  }

  /** The place of the text or picture at an element, or of the nearest around it; undefined for a control without one. */
  return function placeNear(element: Element): TextPlace | undefined {
    for (let around: Element | null = element; around && page.contains(around); around = around.parentElement) {
      const place = firstIn(around);
      if (place || around.matches(CONTROLS)) return place;
    }
    return undefined;
  };
}
