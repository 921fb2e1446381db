// The teaser's code, loaded on first interaction: src/browser/offerTeaser.ts.
import type { RehabType } from "../calculator/model/assumptions";
import { calculateTeaser, type TeaserContent } from "../calculator/model/calculateTeaser";
import { wholeDollarsOf } from "../calculator/model/money";
import { dropWanted, keepWanted } from "../calculator/wantedDeal";
import { isPaste, readEdit, type ReadEdit } from "../calculator/words/amountText";
import type { AmountKind } from "../calculator/words/readAmount";
import { interpolate } from "../content/interpolate";
import { loadOnDemand, TEASER_RATES } from "../content/onDemandData";
import { wholeDollars } from "../i18n/format";

const AMOUNT: AmountKind = { measure: "dollars", digits: 9 };

/** Reads an amount as the calculator's fields do, and keeps the caret after the same digit. */
function group(box: HTMLInputElement, pasted: boolean, before?: ReadEdit): ReadEdit {
  const typed = box.value;
  const caret = box.selectionStart ?? typed.length;
  const read = readEdit({ shown: before?.shown ?? "", typed, caret, pasted }, AMOUNT, before?.tail);
  if (read.shown !== typed) {
    box.value = read.shown;
    if (box === document.activeElement) box.setSelectionRange(read.caret, read.caret);
  }
  return read;
}

/** Makes the teaser respond: the visitor's half, and what is left of it if the sale price drops. */
export async function startTeaser(form: HTMLFormElement): Promise<void> {
  const content = await loadOnDemand<TeaserContent>(TEASER_RATES);
  const box = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [price, sale, works] = [box("purchasePrice"), box("arv"), box("rehabType")];
  const half = form.querySelector<HTMLElement>("[data-half]");
  const told = form.querySelector<HTMLElement>("[data-status]");

  function show(asked = false): void {
    if (!half || !told) return;
    // Not a number while a text cannot be read.
    const [purchasePrice, arv] = [Number(written.get(price)?.value), Number(written.get(sale)?.value)];
    const rehabType = works.value as RehabType;
    const result = calculateTeaser({ purchasePrice, arv, rehabType }, content);
    const words = told.dataset;
    half.toggleAttribute("data-known", result !== undefined);
    if (!result) {
      const isBelow = purchasePrice > 0 && arv > 0;
      half.textContent = isBelow ? "–" : (half.dataset.half ?? "");
      const isUnread = Number.isNaN(purchasePrice + arv);
      told.textContent = (isBelow ? words.below : isUnread ? words.unreadable : words.empty) ?? "";
      return;
    }
    half.textContent = wholeDollars(wholeDollarsOf(result.halfCents));
    const low = wholeDollars(Math.abs(wholeDollarsOf(result.halfAfterFallCents)));
    told.textContent = interpolate((result.halfAfterFallCents < 0 ? words.loss : words.range) ?? "", {
      fall: `${Math.round(result.fall * 100)}%`,
      low,
    });
    keepWanted({ inputs: { areaSqft: result.areaSqft, purchasePrice, arv, rehabType }, asked });
  }

  const written = new Map<HTMLInputElement, ReadEdit>();
  for (const amount of [price, sale]) {
    // An amount being typed while this loaded may go on: `250 m` becomes `250 mil`.
    const tail = amount === document.activeElement ? amount.value : undefined;
    written.set(amount, { ...group(amount, true), tail });
  }
  form.addEventListener("input", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement) written.set(target, group(target, isPaste(event), written.get(target)));
    // The deal kept last is not the one in the form any more; a valid one takes its place.
    dropWanted();
    show();
  });
  form.addEventListener("focusout", () => written.forEach((amount) => delete amount.tail));
  form.querySelector("a")?.addEventListener("click", () => show(true));
  show();
}
