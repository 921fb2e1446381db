import { useField } from "formik";
import { fieldLook } from "./fieldLook";
import { useFieldMessage } from "../state/useFieldMessage";

/** What a text field or select shows of an input: its value, label, and error or help. */
export function useTextField(name: string, label: string, help: string | undefined) {
  const [field] = useField<string>(name);
  const message = useFieldMessage(name);
  const error = message !== undefined;
  return { ...field, id: `deal-${name}`, label, error, helperText: message ?? help, fullWidth: true, sx: fieldLook };
}
