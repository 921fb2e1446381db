// The teaser's code, loaded on first interaction: src/browser/initTeaser.ts.
import type { RehabType } from "../calculator/model/assumptions";
import { calculateTeaser, type TeaserContent } from "../calculator/model/teaser";
import { dropPending, keepPending } from "../calculator/pendingDeal";
import { isPaste, readEdit, type ReadEdit } from "../calculator/words/amountText";
import type { AmountKind } from "../typed/readAmount";
import { teaserHalf, teaserWords } from "../calculator/words/teaserWords";
import { loadOnDemand, TEASER_RATES } from "../content/onDemandData";
import { DEFAULT_LANGUAGE, languageOf, type Language } from "../i18n/languages";

const AMOUNT: AmountKind = { measure: "dollars", digits: 9 };

/** Reads an amount as the calculator's fields do, and keeps the caret after the same digit. */
function group(box: HTMLInputElement, language: Language, pasted: boolean, before?: ReadEdit): ReadEdit {
  const typed = box.value;
  const caret = box.selectionStart ?? typed.length;
  const read = readEdit({ shown: before?.shown ?? "", typed, caret, pasted, language }, AMOUNT, before?.tail);
  if (read.shown !== typed) {
    box.value = read.shown;
    if (box === document.activeElement) box.setSelectionRange(read.caret, read.caret);
  }
  return read;
}

/** True for a text that is no number and is not being typed any more. */
const cannotBeRead = (amount?: ReadEdit) => Number.isNaN(Number(amount?.value)) && amount?.tail === undefined;

/** Makes the teaser respond: the visitor's half, and what is left of it if the sale price drops. */
export async function startTeaser(form: HTMLFormElement): Promise<void> {
  const language = languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const content = await loadOnDemand<TeaserContent>(TEASER_RATES);
  const box = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [price, sale, works] = [box("purchasePrice"), box("arv"), box("rehabType")];
  const label = form.querySelector<HTMLElement>("[data-label]");
  const half = form.querySelector<HTMLElement>("[data-half]");
  const status = form.querySelector<HTMLElement>("[data-status]");

  function show(asked = false): void {
    if (!label || !half || !status) return;
    // Not a number while a text cannot be read.
    const [purchasePrice, arv] = [Number(written.get(price)?.value), Number(written.get(sale)?.value)];
    const rehabType = works.value as RehabType;
    const result = calculateTeaser({ purchasePrice, arv, rehabType }, content);
    const words = status.dataset;
    half.toggleAttribute("data-known", result !== undefined);
    label.textContent = (result && result.halfCents < 0 ? label.dataset.loss : label.dataset.label) ?? "";
    if (!result) {
      const isBelow = purchasePrice > 0 && arv > 0;
      half.textContent = isBelow ? "–" : (half.dataset.half ?? "");
      const isUnread = [price, sale].some((amount) => cannotBeRead(written.get(amount)));
      status.textContent = (isBelow ? words.below : isUnread ? words.unreadable : words.empty) ?? "";
      return;
    }
    const { cash = "", range = "", loss = "" } = words;
    half.textContent = teaserHalf(result, language);
    status.textContent = teaserWords(result, { cash, range, loss }, language);
    const { areaSqft, projectMonths } = result;
    keepPending({ inputs: { areaSqft, purchasePrice, arv, rehabType, projectMonths }, asked });
  }

  const written = new Map<HTMLInputElement, ReadEdit>();
  for (const amount of [price, sale]) {
    // An amount being typed while this loaded may go on: `250 m` becomes `250 mil`.
    const tail = amount === document.activeElement ? amount.value : undefined;
    written.set(amount, { ...group(amount, language, true), tail });
  }
  form.addEventListener("input", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement)
      written.set(target, group(target, language, isPaste(event), written.get(target)));
    // The deal kept last is not the one in the form any more; a valid one takes its place.
    dropPending();
    show();
  });
  form.addEventListener("focusout", () => {
    written.forEach((amount) => delete amount.tail);
    if ([...written.values()].some(cannotBeRead)) show();
  });
  form.querySelector("a")?.addEventListener("click", () => show(true));
  show();
}
