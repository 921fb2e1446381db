// The teaser's own work, loaded when it is first touched: src/browser/offerTeaser.ts.
import type { RehabType } from "../calculator/model/assumptions";
import { teaser, type TeaserContent } from "../calculator/model/teaser";
import { wholeDollarsOf } from "../calculator/model/money";
import { keepWanted } from "../calculator/wantedDeal";
import { fill } from "../content/fill";
import { loadOnDemand, TEASER_RATES } from "../content/onDemandData";
import { formatWhole, wholeDollars } from "../i18n/format";

const DIGITS = 9;

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, DIGITS);

/** Writes thousands separators while one types, and leaves the caret behind the same digit. */
function group(box: HTMLInputElement): void {
  const digitsBefore = digitsOf(box.value.slice(0, box.selectionStart ?? box.value.length)).length;
  const digits = digitsOf(box.value);
  const grouped = digits === "" ? "" : formatWhole(Number(digits));
  if (grouped === box.value) return;
  box.value = grouped;
  let place = 0;
  for (let seen = 0; seen < digitsBefore && place < grouped.length; place++) if (grouped[place] !== ",") seen++;
  if (box === document.activeElement) box.setSelectionRange(place, place);
}

/** Lets the teaser answer: the visitor's half, and what is left of it when the sale price falls. */
export async function startTeaser(form: HTMLFormElement): Promise<void> {
  const content = await loadOnDemand<TeaserContent>(TEASER_RATES);
  const box = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [price, sale, works] = [box("purchasePrice"), box("arv"), box("rehabType")];
  const half = form.querySelector<HTMLElement>("[data-half]");
  const told = form.querySelector<HTMLElement>("[data-told]");

  function show(asked = false): void {
    const [purchasePrice, arv] = [price, sale].map(({ value }) => Number(digitsOf(value)));
    if (!half || !told || purchasePrice === undefined || arv === undefined) return;
    const rehabType = works.value as RehabType;
    const result = teaser({ purchasePrice, arv, rehabType }, content);
    const words = told.dataset;
    half.textContent = result ? wholeDollars(wholeDollarsOf(result.halfCents)) : "–";
    if (!result) {
      told.textContent = (purchasePrice > 0 && arv > 0 ? words.below : words.empty) ?? "";
      return;
    }
    const low = wholeDollars(Math.abs(wholeDollarsOf(result.halfAfterFallCents)));
    told.textContent = fill((result.halfAfterFallCents < 0 ? words.loss : words.range) ?? "", {
      fall: `${Math.round(result.fall * 100)}%`,
      low,
    });
    keepWanted({ inputs: { areaSqft: result.areaSqft, purchasePrice, arv, rehabType }, asked });
  }

  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) group(target);
    show();
  });
  form.querySelector("a")?.addEventListener("click", () => show(true));
  for (const typed of [price, sale]) group(typed);
  show();
}
