// The contact form's rules, shared by the browser and the server.
import { object, type StringSchema } from "yup";
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type FieldName } from "./contactFields";
import type { Dialable } from "./phoneLength";

/**
 * The rules of section 5 of the specification. Casting trims texts and strips everything but digits from the phone
 * number.
 * @param countries the available countries with their dial codes
 */
export const contactSchema = (countries: readonly Dialable[]) =>
  object(
    Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, CONTACT_FIELDS[name].rules(countries)])) as Record<
      FieldName,
      StringSchema<string>
    >,
  );
