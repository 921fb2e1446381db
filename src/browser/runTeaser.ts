// The teaser's code, loaded on first interaction: src/browser/offerTeaser.ts.
import type { RehabType } from "../calculator/model/assumptions";
import { calculateTeaser, type TeaserContent } from "../calculator/model/calculateTeaser";
import { wholeDollarsOf } from "../calculator/model/money";
import { dropWanted, keepWanted } from "../calculator/wantedDeal";
import { dollarDigits, isPaste, readEdit } from "../calculator/words/amountText";
import { interpolate } from "../content/interpolate";
import { loadOnDemand, TEASER_RATES } from "../content/onDemandData";
import { wholeDollars } from "../i18n/format";

const DIGITS = 9;

const clean = (text: string) => dollarDigits(text, DIGITS);

/** What a box displays, and what has been typed into it if that is more. */
interface Written {
  shown: string;
  tail?: string | undefined;
}

/**
 * Parses an amount as the calculator's fields do, writes it with thousands separators, and keeps the caret after the
 * same digit.
 */
function group(box: HTMLInputElement, { shown, tail: before }: Written, pasted: boolean): Written {
  const typed = box.value;
  const caret = box.selectionStart ?? typed.length;
  const { grouped, place, tail } = readEdit({ shown, typed, caret, pasted }, clean, before);
  if (grouped !== typed) {
    box.value = grouped;
    if (box === document.activeElement) box.setSelectionRange(place, place);
  }
  return { shown: grouped, tail };
}

/** Makes the teaser respond: the visitor's half, and what is left of it if the sale price drops. */
export async function startTeaser(form: HTMLFormElement): Promise<void> {
  const content = await loadOnDemand<TeaserContent>(TEASER_RATES);
  const box = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [price, sale, works] = [box("purchasePrice"), box("arv"), box("rehabType")];
  const half = form.querySelector<HTMLElement>("[data-half]");
  const told = form.querySelector<HTMLElement>("[data-status]");

  function show(asked = false): void {
    const [purchasePrice, arv] = [price, sale].map(({ value }) => Number(value.replaceAll(",", "")));
    if (!half || !told || purchasePrice === undefined || arv === undefined) return;
    const rehabType = works.value as RehabType;
    const result = calculateTeaser({ purchasePrice, arv, rehabType }, content);
    const words = told.dataset;
    half.toggleAttribute("data-known", result !== undefined);
    if (!result) {
      const isBelow = purchasePrice > 0 && arv > 0;
      half.textContent = isBelow ? "–" : (half.dataset.half ?? "");
      told.textContent = (isBelow ? words.below : words.empty) ?? "";
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

  const written = new Map<HTMLInputElement, Written>();
  for (const amount of [price, sale]) {
    // An amount being typed while this loaded may go on: `250 m` becomes `250 mil`.
    const tail = amount === document.activeElement ? amount.value : undefined;
    written.set(amount, { ...group(amount, { shown: "" }, true), tail });
  }
  form.addEventListener("input", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement)
      written.set(target, group(target, written.get(target) ?? { shown: "" }, isPaste(event)));
    // The deal kept last is not the one in the form any more; a valid one takes its place.
    dropWanted();
    show();
  });
  form.addEventListener("focusout", () => written.forEach((amount) => delete amount.tail));
  form.querySelector("a")?.addEventListener("click", () => show(true));
  show();
}
