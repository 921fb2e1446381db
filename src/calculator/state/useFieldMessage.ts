import { useField } from "formik";
import { interpolate } from "../../content/interpolate";
import { useSteady } from "../../platform/useSteady";
import { formatDay } from "../words/format";
import type { DealErrorKey } from "../model/inputKinds";
import { useWords } from "../words/words";
import type { DayBounds } from "../model/dates";

/**
 * The error message of a touched, invalid field, in the page's language; `ownLines[0].name` is a field too. It neither
 * comes nor goes while a button is pressed.
 */
export function useFieldMessage(name: string, dates?: DayBounds): string | undefined {
  const { text, language } = useWords();
  const [, meta] = useField<string>(name);
  const error = useSteady(meta.touched ? meta.error : undefined);
  if (!error) return undefined;
  const message = text.errors[error as DealErrorKey];
  if (!dates) return message;
  return interpolate(message, { first: formatDay(dates.first, language), last: formatDay(dates.last, language) });
}
