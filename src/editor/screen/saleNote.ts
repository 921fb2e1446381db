// What the sale of a deal in the form leaves, by the rules by which its page shows it.
import { exampleOf, teaserDealOf } from "../../calculator/previewOf";
import type { TeaserContent } from "../../calculator/model/teaser";
import { calculatorSchema } from "../../content/contentTypes/calculator";
import { interpolate } from "../../content/interpolate";
import { isRecord } from "../../content/isRecord";
import type { ContentFile } from "../../content/read/contentFile";
import { publishedAmong } from "../../content/read/drafts";
import { folderOf } from "../../content/read/filePath";
import { parseJson } from "../../content/read/parseJson";
import { typicalHouse } from "../../content/typicalHouse";
import { wholeDollars } from "../../i18n/format";
import { isCalculable, isDeal, resultOf, type Deal } from "../../projects/deal";
import { valueIn } from "../../typed/reading";
import { siteLanguage, translate } from "../config/editorWords";
import { readTypedNumber } from "../save/readTypedNumber";

/** The calculator's content in a file; undefined while it cannot be calculated with. */
export function calculatorIn(source: string) {
  const parsed = parseJson(source);
  return parsed.ok && calculatorSchema.isValidSync(parsed.value) ? parsed.value : undefined;
}

let rates: TeaserContent | undefined;

/** Notes the figures with which pages calculate their examples. */
export function noteRates(files: readonly ContentFile[]): void {
  const calculator = calculatorIn(files.find(({ name }) => name === "calculator.json")?.source ?? "");
  const projects = publishedAmong(files).filter(({ name }) => folderOf(name) === "projects");
  const values = projects
    .map(({ source }) => parseJson(source))
    .map((parsed) => (parsed.ok ? parsed.value : undefined));
  const typical = typicalHouse(values) ?? calculator?.typical;
  rates = calculator && typical ? { ...calculator, typical } : undefined;
}

type Amounts = Readonly<Record<string, number | undefined>>;

/** The whole deal that a group of amounts stands for, by the group's name. */
const DEALS: Readonly<Record<string, (amounts: Amounts) => Deal | undefined>> = {
  deal: (amounts) => (isDeal(amounts) ? amounts : undefined),
  exampleDeal: ({ purchasePrice, salePrice }) =>
    rates && purchasePrice && salePrice ? teaserDealOf({ purchasePrice, salePrice }, rates) : undefined,
  offerExample({ purchasePrice, works, salePrice }) {
    if (!rates || !purchasePrice || works === undefined || !salePrice) return undefined;
    return isCalculable({ purchasePrice, salePrice })
      ? exampleOf({ purchasePrice, works, salePrice }, rates)
      : undefined;
  },
};

/** An amount with its sign: `+$44,967`. */
const gain = (dollars: number) => (dollars > 0 ? "+" : "") + wholeDollars(dollars, siteLanguage());

/** What a sale leaves, while all of its amounts can be read; `typed`: the group in the form, optional ones as a list. */
export function saleNote(group: string, typed: unknown): string {
  const amounts: unknown = Array.isArray(typed) ? typed[0] : typed;
  const dealOf = DEALS[group];
  if (!dealOf || !isRecord(amounts)) return "";
  const amountOf = (text: unknown) => valueIn(readTypedNumber(String(text), "dollars"));
  const read = Object.entries(amounts).map(([name, text]) => [name, amountOf(text)] as const);
  const deal = dealOf(Object.fromEntries(read));
  return deal ? interpolate(translate("saleLeaves"), { result: gain(resultOf(deal)) }) : "";
}
