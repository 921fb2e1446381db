import type { ContactValues } from "./contactFields";
import { phoneCodesOf, phoneLength, type Dialable } from "./phoneLength";

type Phone = Pick<ContactValues, "phoneCode" | "phoneNumber">;

/**
 * Parses what was typed or pasted into the phone field. `+52 55 1234 5678` sets its own dial code; a repeated dial code
 * before a complete number is dropped, and so are leading zeros that are dialed only within a country; the rest is
 * digits, at most as many as the dial code's country uses.
 * @param phoneCode the selected dial code, such as `+1`
 */
export function readPhone(typed: string, phoneCode: string, countries: readonly Dialable[]): Phone {
  const digits = typed.replace(/\D/g, "");
  const after = (code: string) => digits.slice(code.length - 1);
  const opens = (code: string) => code.length > 1 && digits.startsWith(code.slice(1));
  const phone = (code: string, number: string): Phone => {
    const { most } = phoneLength(countries, code);
    const bare = number.length > most ? number.replace(/^0+/, "") : number;
    return { phoneCode: code, phoneNumber: bare.slice(0, most) };
  };
  if (typed.trim().startsWith("+")) {
    const own = phoneCodesOf(countries)
      .filter(opens)
      .sort((a, b) => b.length - a.length)[0];
    if (own) return phone(own, after(own));
  }
  const { least, most } = phoneLength(countries, phoneCode);
  const rest = opens(phoneCode) ? after(phoneCode).length : 0;
  const repeated = digits.length > most && rest >= least && rest <= most;
  return phone(phoneCode, repeated ? after(phoneCode) : digits);
}
