import { type FormikErrors, useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { interpolate } from "../../../content/interpolate";
import { focusShown } from "../../../platform/focusShown";
import type { DayBounds } from "../../model/dates";
import type { FormValues } from "../../model/form";
import type { DealErrorKey } from "../../model/inputKinds";
import { isDigits } from "../../words/amountText";
import { formatDay } from "../../words/format";
import { type CalculatorWords, useWords } from "../../words/words";
import { fieldId } from "./fields";
import * as styles from "./form.module.css";

interface Mistake {
  name: string;
  label: string;
}

/** The wrong fields, lists entry by entry. */
function mistakesOf(errors: FormikErrors<FormValues>, { text: { form } }: CalculatorWords): Mistake[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const label = form[key as keyof FormValues];
    if (typeof error === "string") return [{ name: key, label }];
    const entries: unknown[] = Array.isArray(error) ? error : [];
    return entries.flatMap((entry, index) =>
      Object.keys(entry ?? {}).map((part) => ({ name: `${key}[${index}].${part}`, label: `${label}, ${index + 1}` })),
    );
  });
}

/** What is wrong with one field, as a link to it; struck out once it is right, so that nothing moves. */
function SummaryLine({ name, label, dates }: Mistake & { dates: DayBounds }) {
  const { text, language } = useWords();
  const { errors } = text;
  const { getFieldMeta } = useFormikContext<FormValues>();
  const { error, value } = getFieldMeta<unknown>(name);
  const [first] = useState(error);
  const key = (error ?? first ?? "required") as DealErrorKey;
  const isUnread = typeof value === "string" && value !== "" && (key === "validAmount" || key === "validArea");
  const message = isUnread && !isDigits(value) ? errors.unreadable : errors[key];
  const bounds = { first: formatDay(dates.first, language), last: formatDay(dates.last, language) };
  const said = `${label}: ${interpolate(message, bounds)}`;
  if (!error)
    return (
      <li aria-hidden="true">
        <s>{said}</s>
      </li>
    );
  const show = () => {
    const field = document.getElementById(fieldId(name));
    // A field inside a closed <details> cannot take focus.
    field?.closest("details")?.setAttribute("open", "");
    focusShown(field);
  };
  return (
    <li>
      <a
        href={`#${fieldId(name)}`}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {said}
      </a>
    </li>
  );
}

/** The errors of the last attempt, with a link to each field; receives the focus when it appears. */
export function ErrorSummary({ dates }: { dates: DayBounds }) {
  const words = useWords();
  const { errors } = useFormikContext<FormValues>();
  const [mistakes] = useState(() => mistakesOf(errors, words));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusShown(box.current);
  }, []);
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-label={words.text.form.problems}>
      <div role="alert" aria-atomic="false">
        <strong>{words.text.form.problems}</strong>
        <ul>
          {mistakes.map((mistake) => (
            <SummaryLine key={mistake.name} {...mistake} dates={dates} />
          ))}
        </ul>
      </div>
    </div>
  );
}
