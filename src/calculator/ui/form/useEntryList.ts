import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import type { FormValues } from "../../model/form";
import { focusShown } from "../../../platform/focusShown";

/**
 * A list of the form to which the visitor adds, and from which he removes: a new entry receives the focus, and after a
 * removal the entry in its place.
 * @param first name of an entry's first field
 */
export function useEntryList<Entry>(name: keyof FormValues, entries: readonly Entry[], first: string) {
  const { setFieldValue } = useFormikContext<FormValues>();
  const box = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<{ entry: number }>();

  useEffect(() => {
    if (!focused) return;
    const field = box.current?.querySelector<HTMLElement>(`[name="${name}[${focused.entry}].${first}"]`);
    focusShown(field ?? box.current?.querySelector<HTMLElement>("button"));
  }, [focused, name, first]);

  const change = (changed: readonly Entry[], entry: number) => {
    void setFieldValue(name, changed);
    setFocused({ entry });
  };

  return {
    box,
    add: (entry: Entry) => change([...entries, entry], entries.length),
    remove: (index: number) =>
      change(
        entries.filter((_one, place) => place !== index),
        Math.min(index, entries.length - 2),
      ),
  };
}
