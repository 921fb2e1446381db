// Does the street hold the whole address? Pages write the city, the state, and the postal code after it.
import { isRecord } from "../isRecord";
import type { ParsedFile, Problem } from "../read/problem";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** A street that already says what pages write after it. */
export function streetProblems({ name, value }: ParsedFile): Problem[] {
  const contact = name === "site.json" && isRecord(value) ? value.contact : undefined;
  if (!isRecord(contact)) return [];
  const street = textOf(contact.street);
  const words = street.split(/[\s,]+/);
  const [code, city, state] = [textOf(contact.postalCode), textOf(contact.city), textOf(contact.state)];
  // “500 Miami Avenue” is a street, and 33101 may be a house's number.
  const isWhole =
    (code !== "" && words.slice(1).includes(code)) || (city !== "" && street.endsWith(`${city}, ${state}`));
  if (!isWhole) return [];
  const message = {
    en: `holds the whole address: leave only the street, since the pages write “${city} ${state} ${code}” after it`,
    es: `contiene la dirección entera: deje solo la calle, porque las páginas escriben después “${city} ${state} ${code}”`,
  };
  return [{ file: name, field: "contact.street", message }];
}
