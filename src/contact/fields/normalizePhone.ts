import type { Dialable } from "./phoneMetadata";
import { groupedPhone, readPhone, type Phone } from "./readPhone";

/** The phone field when it is left: a number with its code, grouped as its country writes it; anything else as typed. */
export function settled(typed: Phone, countries: readonly Dialable[]): Phone {
  const phone = readPhone(typed.phoneNumber, typed.phoneCode, countries);
  if ("mistake" in phone) return typed;
  return { phoneCode: phone.phoneCode, phoneNumber: groupedPhone(phone, countries) };
}

/** The phone field after another code has been chosen: the same digits, read with it. */
export function chooseCode(typed: Phone, phoneCode: string, countries: readonly Dialable[]): Phone {
  const phone = readPhone(typed.phoneNumber, typed.phoneCode, countries);
  const isUnderstood = "phoneNumber" in phone && phone.phoneCode === typed.phoneCode;
  const next = { phoneCode, phoneNumber: isUnderstood ? phone.phoneNumber : typed.phoneNumber };
  const left = settled(next, countries);
  return left.phoneCode === phoneCode ? left : next;
}
