// The teaser's code, loaded on first interaction: src/browser/offerTeaser.ts.
import type { RehabType } from "../calculator/model/assumptions";
import { calculateTeaser, type TeaserContent } from "../calculator/model/calculateTeaser";
import { wholeDollarsOf } from "../calculator/model/money";
import { keepWanted } from "../calculator/wantedDeal";
import { caretAfterGrouping, dollarDigits, groupDigits, isPaste, textToRead } from "../calculator/words/amountText";
import { interpolate } from "../content/interpolate";
import { loadOnDemand, TEASER_RATES } from "../content/onDemandData";
import { wholeDollars } from "../i18n/format";

const DIGITS = 9;

/**
 * Parses an amount as the calculator's fields do, writes it with thousands separators, and keeps the caret after the
 * same digit.
 * @param shown the box's previous text
 * @returns its new text
 */
function group(box: HTMLInputElement, shown: string, pasted: boolean): string {
  const typed = box.value;
  const caret = box.selectionStart ?? typed.length;
  const grouped = groupDigits(dollarDigits(textToRead({ shown, typed, caret, pasted }), DIGITS));
  if (grouped === typed) return grouped;
  box.value = grouped;
  const place = caret === typed.length ? grouped.length : caretAfterGrouping(typed, caret, grouped);
  if (box === document.activeElement) box.setSelectionRange(place, place);
  return grouped;
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

  const shown = new Map([price, sale].map((amount) => [amount, group(amount, "", true)]));
  form.addEventListener("input", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement) shown.set(target, group(target, shown.get(target) ?? "", isPaste(event)));
    show();
  });
  form.querySelector("a")?.addEventListener("click", () => show(true));
  show();
}
