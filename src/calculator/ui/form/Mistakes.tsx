import { type FormikErrors, getIn, useFormikContext } from "formik";
import { useState } from "react";
import { ErrorSummary } from "../../../components/ErrorSummary";
import { interpolate } from "../../../content/interpolate";
import type { DayBounds } from "../../model/dates";
import type { FormValues } from "../../model/form";
import { DEAL_ERRORS } from "../../model/inputKinds";
import { isDigits } from "../../words/amountText";
import { formatDay } from "../../words/format";
import { type CalculatorWords, useWords } from "../../words/words";
import { fieldId } from "./fields";

/** The wrong fields with their messages, lists entry by entry. */
function mistakesOf(errors: FormikErrors<FormValues>, values: FormValues, dates: DayBounds, words: CalculatorWords) {
  const { text, language } = words;
  const bounds = { first: formatDay(dates.first, language), last: formatDay(dates.last, language) };
  const mistake = (name: string, label: string, error: unknown) => {
    const value: unknown = getIn(values, name);
    const key = DEAL_ERRORS.find((one) => one === error) ?? "required";
    const isUnread = typeof value === "string" && (key === "validAmount" || key === "validArea") && !isDigits(value);
    return { name, words: `${label}: ${interpolate(text.errors[isUnread ? "unreadable" : key], bounds)}` };
  };
  return Object.entries(errors).flatMap(([key, error]) => {
    const label = text.form[key as keyof FormValues];
    const entries: unknown[] = Array.isArray(error) ? error : [];
    if (entries.length === 0) return [mistake(key, label, error)];
    return entries.flatMap((entry, index) =>
      Object.entries(entry ?? {}).map(([part, wrong]) =>
        mistake(`${key}[${index}].${part}`, `${label}, ${index + 1}`, wrong),
      ),
    );
  });
}

/** The mistakes of the last attempt, with a link to each field. */
export function Mistakes({ dates }: { dates: DayBounds }) {
  const words = useWords();
  const { errors, values } = useFormikContext<FormValues>();
  const [mistakes] = useState(() => mistakesOf(errors, values, dates, words));
  return (
    <ErrorSummary
      id="deal-summary"
      title={words.text.form.problems}
      mistakes={mistakes.map(({ name, words: said }) => ({
        id: fieldId(name),
        words: said,
        isRight: getIn(errors, name) === undefined,
      }))}
    />
  );
}
