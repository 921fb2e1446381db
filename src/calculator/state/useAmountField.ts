import { useField } from "formik";
import { isDigits } from "../words/amountText";
import type { AmountKind } from "../model/readTyped";
import { useWords } from "../words/words";
import { useFieldMessage } from "./useFieldMessage";
import { useGroupedDigits } from "./useGroupedDigits";

/** A form field of an amount, and what it has to say: at once when a pasted text cannot be read. */
export function useAmountField(name: string, kind: AmountKind) {
  const { errors } = useWords().text;
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const message = useFieldMessage(name);
  const field = useGroupedDigits(value, kind, (changed) => void setValue(changed));
  return { ...field, onBlur, message: isDigits(value) ? message : errors.unreadable };
}
