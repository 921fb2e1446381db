import { getIn, useFormikContext } from "formik";
import { useFormSettings } from "./FormProvider";
import { useStableWhilePressed } from "./useStableWhilePressed";

/** What the server refused, kept as the form's status: it applies to a field until that field changes. */
export interface RefusedValues {
  values: object;
  errors: object;
}

/** Answers what is wrong with a field now, whether it was left or not. */
export function useErrors(): (name: string) => string | undefined {
  const { errors, values, status } = useFormikContext<object>();
  const refused: RefusedValues | undefined = status;
  return (name) => {
    const isRefused = refused && getIn(refused.values, name) === getIn(values, name);
    const error: unknown = getIn(errors, name) ?? (isRefused && getIn(refused.errors, name));
    return typeof error === "string" ? error : undefined;
  };
}

/** What is wrong with a field that was left, in words; they neither come nor go while a button is pressed. */
export function useFieldError(name: string): string | undefined {
  const { errorWords } = useFormSettings();
  const { touched } = useFormikContext<object>();
  const error = useErrors()(name);
  return useStableWhilePressed(getIn(touched, name) && error ? errorWords(error, name) : undefined);
}
