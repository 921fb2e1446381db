// The teaser's answer in words, at build time and in the browser: without Intl, see i18n/format.ts.
import { interpolate } from "../../content/interpolate";
import { inPercent, percentText, wholeDollars } from "../../i18n/format";
import type { Language } from "../../i18n/languages";
import { calculateTeaser, type TeaserResult, type TeaserContent } from "../model/teaser";
import { wholeDollarsOf } from "../model/money";

/** The sentences of the teaser; each names its placeholders. */
interface TeaserSentences {
  /** With `{{cash}}`, `{{months}}` and `{{share}}`, the half as a share of the cash. */
  cash: string;
  /** With `{{fall}}` and `{{low}}`, if a profit is left. */
  range: string;
  /** The same if a loss is left; `{{low}}` is then positive. */
  loss: string;
}

/** Whole hundreds of dollars, for "about". */
const aboutDollars = (cents: number, language: Language) => wholeDollars(Math.round(cents / 10_000) * 100, language);

/** The investor's half in whole dollars: without a sign, because a loss is named as one. */
export const teaserHalf = ({ halfCents }: TeaserResult, language: Language): string =>
  wholeDollars(Math.abs(wholeDollarsOf(halfCents)), language);

/** What a deal takes, and what is left of it if the sale price falls. */
export function teaserWords(result: TeaserResult, { cash, range, loss }: TeaserSentences, language: Language): string {
  const { halfCents, cashCents, projectMonths, halfAfterFallCents, fall } = result;
  const money = interpolate(cash, {
    cash: aboutDollars(cashCents, language),
    months: projectMonths,
    share: percentText(halfCents / cashCents, language),
  });
  const low = wholeDollars(Math.abs(wholeDollarsOf(halfAfterFallCents)), language);
  const fallen = inPercent(String(Math.round(fall * 100)), language);
  return `${money} ${interpolate(halfAfterFallCents < 0 ? loss : range, { fall: fallen, low })}`;
}

/**
 * The teaser's own answer for the content's sample deal. For the build.
 * @returns undefined if the sample deal sells below its purchase price
 */
export function teaserExample(
  { purchasePrice, salePrice }: { purchasePrice: number; salePrice: number },
  content: TeaserContent,
  { exampleFall, ...sentences }: TeaserSentences & { exampleFall: string },
  language: Language,
) {
  const result = calculateTeaser({ purchasePrice, arv: salePrice, rehabType: "normal" }, content);
  if (!result) return undefined;
  const sentence = teaserWords(result, { ...sentences, loss: exampleFall }, language);
  return { purchasePrice, salePrice, half: teaserHalf(result, language), sentence };
}
