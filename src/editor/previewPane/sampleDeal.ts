// What a sample house gives with the calculator's figures as they are published, and as they stand in the form.
import { calculateTeaser } from "../../calculator/model/teaser";
import { interpolate } from "../../content/interpolate";
import { wholeDollars } from "../../i18n/format";
import { siteLanguage, translate } from "../config/editorWords";
import { calculatorIn } from "../screen/saleNote";

const HOUSE = { purchasePrice: 220_000, arv: 400_000, rehabType: "normal" } as const;
const TYPICAL = { areaSqft: 1500, months: 8 };

function halfOf(source: string): string | undefined {
  const calculator = calculatorIn(source);
  const result = calculator && calculateTeaser(HOUSE, { ...calculator, typical: TYPICAL });
  return result && wholeDollars(Math.round(result.halfCents / 100), siteLanguage());
}

/** The file as it is published, which stays the same while one types. */
let known: { source: string; half: string | undefined } | undefined;

/** The investor's half before and after; empty while the form's figures cannot be calculated with. */
export function sampleDealNote(published: string, form: string): string {
  if (known?.source !== published) known = { source: published, half: halfOf(published) };
  const [before = "–", after] = [known.half, halfOf(form)];
  if (after === undefined) return "";
  const language = siteLanguage();
  const house = { price: wholeDollars(HOUSE.purchasePrice, language), sale: wholeDollars(HOUSE.arv, language) };
  return interpolate(translate("sampleDeal"), { ...house, before, after });
}
