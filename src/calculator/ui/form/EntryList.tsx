import { getIn, useFormikContext } from "formik";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { interpolate } from "../../../content/interpolate";
import { focusShown } from "../../../platform/focusShown";
import { LINE_NAME_LENGTH } from "../../model/deal";
import type { FormValues } from "../../model/form";
import { HOUSE_AREA_DIGITS, LINE_AMOUNT, SIGNED_AMOUNT } from "../../model/listKinds";
import { INPUTS, type InputsWith } from "../../model/inputs";
import { useWords } from "../../words/useWords";
import { Button } from "../Button";
import { SelectField } from "../../../forms/SelectField";
import { TextField } from "../../../forms/TextField";
import { AmountField, DateField, PERCENTAGE } from "./fields";
import * as styles from "./form.module.css";

type ListKey = InputsWith<{ unit: "lines" }>;

type Entry<Key extends ListKey> = FormValues[Key][number];

interface EntryProps {
  name: ListKey;
  index: number;
}

const AREA = { measure: "sqft", digits: HOUSE_AREA_DIGITS } as const;

function EntryFields({ name, index }: EntryProps) {
  const { comparables, form } = useWords().text;
  const { values } = useFormikContext<FormValues>();
  const part = (field: string, label: string) => ({
    name: `${name}[${index}].${field}`,
    label,
    fullLabel: interpolate(form.ofLine, { label, list: form[name], number: index + 1 }),
  });
  if (name === "comparables")
    return (
      <>
        <AmountField {...part("price", comparables.price)} kind={LINE_AMOUNT} isOptional />
        <AmountField {...part("area", comparables.area)} kind={AREA} isOptional />
        <DateField {...part("soldOn", comparables.soldOn)} />
        <AmountField {...part("adjustment", comparables.adjustment)} kind={SIGNED_AMOUNT} isOptional />
      </>
    );
  const isShare = values[name][index]?.per === "sale";
  const periods = [
    { value: "once", label: form.once },
    { value: "month", label: form.perMonth },
    { value: "sale", label: form.perSale },
  ];
  return (
    <>
      <TextField {...part("name", form.lineName)} input={{ maxLength: LINE_NAME_LENGTH }} />
      {isShare ? (
        <TextField {...part("amount", form.lineAmount)} input={PERCENTAGE} suffix="%" />
      ) : (
        <AmountField
          {...part("amount", form.lineAmount)}
          kind={name === "ownLines" ? SIGNED_AMOUNT : LINE_AMOUNT}
          prefix="$"
          isOptional
        />
      )}
      {name === "ownLines" && <SelectField {...part("per", form.linePer)} options={periods} aria-required />}
    </>
  );
}

/** A key for each row, which it keeps when another one is removed. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const last = Math.max(0, ...keys);
  const missing = Array.from({ length: Math.max(0, count - keys.length) }, (_row, index) => last + index + 1);
  const all = missing.length > 0 || keys.length > count ? [...keys.slice(0, count), ...missing] : keys;
  if (all !== keys) setKeys(all);
  return [all, setKeys] as const;
}

interface EntryListProps<Key extends ListKey> {
  name: Key;
  help: string;
  empty: Entry<Key>;
  addLabel: string;
  /** Runs when the first entry is added. */
  onFirst?: () => unknown;
  children?: (add: (entry: Entry<Key>) => void, isFull: boolean) => ReactNode;
}

/** A list to which the visitor adds, and from which he removes: a new entry receives the focus, or the one after. */
export function EntryList<Key extends ListKey>({
  name,
  help,
  empty,
  addLabel,
  onFirst,
  children,
}: EntryListProps<Key>) {
  const { form } = useWords().text;
  const { values, errors, touched, setFieldValue, setErrors, setTouched } = useFormikContext<FormValues>();
  const entries: readonly Entry<Key>[] = values[name];
  const [keys, setKeys] = useRowKeys(entries.length);
  const box = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<{ entry: number }>();
  const isFull = entries.length >= INPUTS[name].most;

  useEffect(() => {
    if (!focused) return;
    const field = box.current?.querySelector<HTMLElement>(`[name^="${name}[${focused.entry}]."]`);
    focusShown(field ?? box.current?.querySelector<HTMLElement>("button"));
  }, [focused, name]);

  const change = (changed: readonly Entry<Key>[], entry: number) => {
    void setFieldValue(name, changed);
    setFocused({ entry });
  };
  // Formik knows rows by their place: what was left, and what is wrong, moves along with its row.
  const without = <Parts extends object>(parts: Parts, index: number): Parts => {
    const rows: unknown = getIn(parts, name);
    return Array.isArray(rows) ? { ...parts, [name]: rows.filter((_row, place) => place !== index) } : parts;
  };
  const add = (entry: Entry<Key>) => {
    change([...entries, entry], entries.length);
    if (entries.length === 0) onFirst?.();
  };
  const remove = (index: number) => {
    void setTouched(without(touched, index), false);
    setErrors(without(errors, index));
    setKeys(keys.filter((_key, place) => place !== index));
    change(
      entries.filter((_entry, place) => place !== index),
      Math.min(index, entries.length - 2),
    );
  };
  return (
    <fieldset ref={box} className={`stack ${styles.lines}`}>
      <legend className={name === "comparables" ? "visuallyHidden" : undefined}>{form[name]}</legend>
      <p>{interpolate(help, { count: INPUTS[name].most })}</p>
      {keys.map((key, index) => (
        <div key={key} className={styles.line}>
          <EntryFields {...{ name, index }} />
          <Button
            variant="plain"
            aria-label={interpolate(form.removeLine, { list: form[name], number: index + 1 })}
            onClick={() => remove(index)}
          >
            {form.remove}
          </Button>
        </div>
      ))}
      {!isFull && (
        <Button
          variant="small"
          aria-label={name === "comparables" ? undefined : interpolate(form.addLineTo, { list: form[name] })}
          onClick={() => add(empty)}
        >
          {addLabel}
        </Button>
      )}
      {children?.(add, isFull)}
    </fieldset>
  );
}
