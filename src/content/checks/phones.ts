// Can the company's phone numbers be dialed?
import { foundFields } from "../foundFields";
import { isGroup } from "../isGroup";
import type { ParsedFile, Problem } from "../problem";

/** Digits of a whole number, country code included: ITU-T E.164 allows 15, and no country has fewer than 8. */
const [FEWEST, MOST] = [8, 15];

/** Area code and exchange of North American numbers begin with 2 to 9 (nanpa.com). */
const NORTH_AMERICAN = /^1[2-9]\d{2}[2-9]\d{6}$/;

/** How many digits follow a dial code, as countries.json says. */
interface DialLength {
  code: string;
  least: number;
  most: number;
}

function dialLengths(countries: unknown): DialLength[] {
  if (!Array.isArray(countries)) return [];
  return countries.flatMap((country: unknown) => {
    if (!isGroup(country) || !Array.isArray(country.phoneDigits)) return [];
    const digits = country.phoneDigits.filter((one) => typeof one === "number");
    if (digits.length === 0) return [];
    return [{ code: String(country.dialCode), least: Math.min(...digits), most: Math.max(...digits) }];
  });
}

const between = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

function phoneMessage(written: string, lengths: readonly DialLength[]): string | undefined {
  const digits = written.replace(/\D/g, "");
  if (digits.length < FEWEST || digits.length > MOST)
    return `has ${digits.length} digits: a number with its country code has ${FEWEST} to ${MOST}`;
  if (digits.startsWith("0")) return "begins with 0: begin with the country code, such as 1 for the United States";
  if (digits.startsWith("1") && !NORTH_AMERICAN.test(digits))
    return (
      "is not a number of the United States or Canada: after 1 there are ten digits, and neither the first nor the " +
      "fourth of them is 0 or 1"
    );
  const own = lengths.find(({ code }) => digits.startsWith(code));
  const rest = own && digits.length - own.code.length;
  if (!own || rest === undefined || (rest >= own.least && rest <= own.most)) return undefined;
  return `has ${rest} digits after ${own.code}: there are ${between(own.least, own.most)} in that country`;
}

/** Phone numbers, and links to phone numbers, that nobody can call. */
export function phoneProblems(files: ParsedFile[]): Problem[] {
  const lengths = dialLengths(files.find(({ name }) => name === "countries.json")?.value);
  return files.flatMap(({ name: file, schema, value }) =>
    foundFields(schema, value).flatMap(({ field, value: written, meta }) => {
      if (typeof written !== "string" || written === "") return [];
      if (meta.kind !== "phone" && !(meta.kind === "link" && written.startsWith("tel:+"))) return [];
      const message = phoneMessage(written, lengths);
      return message ? [{ file, field, message }] : [];
    }),
  );
}
