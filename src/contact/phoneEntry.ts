import { PHONE_DIGITS, phoneDigits, type ContactValues } from "./contactSchema";

type Phone = Pick<ContactValues, "phoneCode" | "phoneNumber">;

/**
 * Reads what was typed or pasted into the phone field. `+52 55 1234 5678` brings its own dial code; a chosen code
 * that is repeated before ten digits is dropped; all else is digits, at most ten.
 * @param phoneCode the chosen dial code, such as `+1`
 * @param phoneCodes all dial codes, with their plus
 */
export function readPhone(typed: string, phoneCode: string, phoneCodes: readonly string[]): Phone {
  const digits = typed.replace(/\D/g, "");
  const after = (code: string) => digits.slice(code.length - 1);
  const opens = (code: string) => code.length > 1 && digits.startsWith(code.slice(1));
  if (typed.trim().startsWith("+")) {
    const own = phoneCodes.filter(opens).sort((a, b) => b.length - a.length)[0];
    if (own) return { phoneCode: own, phoneNumber: phoneDigits(after(own)) };
  }
  const repeated = opens(phoneCode) && after(phoneCode).length === PHONE_DIGITS;
  return { phoneCode, phoneNumber: phoneDigits(repeated ? after(phoneCode) : digits) };
}
