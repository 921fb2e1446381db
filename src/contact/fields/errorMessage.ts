import { interpolate } from "../../content/interpolate";
import type { ContactFormText } from "../../content/texts/texts";
import { fieldOf, type ContactValues } from "./contactFields";
import type { ContactErrorKey } from "./readings";

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const messages = (text: ContactFormText): Record<ContactErrorKey, string> => ({
  "errors.required": text.errors.required,
  "errors.invalidEmail": text.errors.invalidEmail,
  "errors.invalidPhone": text.errors.invalidPhone,
  "errors.unlistedPhone": text.errors.unlistedPhone,
  "errors.selectCountry": text.errors.selectCountry,
  "errors.selectPhoneCode": text.errors.selectPhoneCode,
  "errors.selectOption": text.errors.selectOption,
  "errors.tooLong": text.errors.tooLong,
  "errors.invalidText": text.errors.invalidText,
});

/**
 * The message for a key, shown at a field; an unknown key asks to retype the text. After a colon, the key carries the
 * allowed number of digits of a phone number: `errors.invalidPhone:8-9`.
 */
export function errorMessage(key: string, field: keyof ContactValues, text: ContactFormText): string {
  const [name = "", digits = "10"] = key.split(":");
  const known: Partial<Record<string, string>> = messages(text);
  return interpolate(known[name] ?? text.errors.invalidText, {
    field: text[field],
    digits: digits.replace("-", "–"),
    most: fieldOf(field).maxLength ?? fieldOf(field).maxTypedLength,
  });
}
