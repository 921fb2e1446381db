import { useFormik } from "formik";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { CalculatorProps } from "../calculatorProps";
import { analyzeDeal } from "../model/analysis";
import {
  type CalculatedDeal,
  changedKeys,
  changeRates,
  contentOfDay,
  isFinal,
  ratesOfDay,
  type SharedDeal,
} from "../model/rates";
import { printable } from "../model/deal";
import { isoDay } from "../model/dates";
import type { Change } from "../model/warnings";
import { dealOf, formSchema, type FormValues, readDeal, readValues } from "../model/form";
import { analysisRecord } from "../share/analysisRecord";
import { dropPending, PENDING } from "../pendingDeal";
import { calculatedOf, openedDeal, startingDeal, handedOverDeal, writeDealDraft } from "./startingDeal";

const today = () => isoDay(new Date()) ?? "";

const clean = (text: string | undefined) => printable(text ?? "").trim();

/** The calculator's state: the form, the visitor's own rates, and the last calculated deal. */
export function useCalculator({ text, content, onCalculation }: CalculatorProps) {
  const [start] = useState(() => startingDeal(content, today(), text.form.difference));
  const [changedRates, setChangedRates] = useState(start.changedRates);
  const [origin, setOrigin] = useState(start.origin);
  const [label, setLabel] = useState(start.label);
  const [calculated, setCalculated] = useState(start.calculated);
  const [finished, setFinished] = useState(0);
  const [cleared, setCleared] = useState(false);
  const companyContent = useMemo(() => contentOfDay(content, origin), [content, origin]);
  const schema = useMemo(() => formSchema(companyContent), [companyContent]);
  const changedContent = useMemo(() => changeRates(companyContent, changedRates), [companyContent, changedRates]);
  const changed = useMemo(() => changedKeys(changedContent, companyContent), [changedContent, companyContent]);

  const finish = useCallback((deal: CalculatedDeal) => {
    setCalculated(deal);
    setFinished((count) => count + 1);
    setCleared(false);
  }, []);

  const formik = useFormik<FormValues>({
    initialValues: start.values,
    validationSchema: schema,
    onSubmit: ({ closingDay, ...values }) => {
      const inputs = readDeal(values, companyContent);
      if (!inputs) return;
      // A finished house whose figures were changed is a plan again.
      const isSame = JSON.stringify(inputs) === JSON.stringify(calculated?.inputs);
      finish({ inputs, ...(closingDay && { closingDay }), ...(isSame && calculated?.isSold && { isSold: true }) });
    },
  });

  const analysis = useMemo(
    () => calculated && analyzeDeal(calculated.inputs, changedContent, today(), isFinal(calculated, changedRates)),
    [calculated, changedContent, changedRates],
  );

  const shared = useMemo((): SharedDeal | undefined => {
    if (!calculated) return undefined;
    const [name, address] = [clean(label.name), clean(label.address)];
    const kept = origin?.ratesOfDay ?? ratesOfDay(content, today());
    return { ...calculated, changedRates, ratesOfDay: kept, ...(name && { name }), ...(address && { address }) };
  }, [calculated, changedRates, content, label, origin]);

  useEffect(() => {
    if (analysis && shared) onCalculation?.(analysisRecord(shared, analysis));
  }, [analysis, shared, onCalculation]);

  const { values, setValues, setFieldValue, submitForm } = formik;

  useEffect(() => {
    writeDealDraft({ values, changedRates, label, origin, link: start.link }, shared, content);
  }, [values, changedRates, label, origin, shared, start, content]);

  const clear = useCallback(() => {
    setCalculated(undefined);
    setCleared(true);
    onCalculation?.(undefined);
  }, [onCalculation]);

  /** Changes one field as a warning suggests, and calculates. Stable: the results must not be drawn at each key. */
  const change = useCallback(
    async ({ input, value }: Change) => {
      await setFieldValue(input, String(value));
      await submitForm();
    },
    [setFieldValue, submitForm],
  );

  const open = useCallback(
    (deal: SharedDeal) => {
      const opened = openedDeal(deal, content);
      setChangedRates(opened.changedRates);
      setOrigin(opened.origin);
      setLabel(opened.label);
      void setValues(opened.values);
      finish(calculatedOf(deal));
    },
    [content, finish, setValues],
  );

  useEffect(() => {
    // Anything kept so far is already in the form; later requests arrive as events.
    dropPending();
    const take = () => {
      const handedOver = handedOverDeal(content, today(), text.form.difference);
      dropPending();
      if (handedOver) open(handedOver.deal);
    };
    window.addEventListener(PENDING, take);
    return () => window.removeEventListener(PENDING, take);
  }, [content, open, text]);

  /** Resets to the company's rates of today; a saved deal's choices remain available. */
  const resetRates = useCallback(() => {
    setChangedRates({});
    setOrigin((kept) => kept && { ...kept, changedRates: {}, ratesOfDay: ratesOfDay(content, today()) });
    // At other rates than those of its day, a finished house would have left something else.
    if (changedKeys(companyContent, content).length > 0)
      setCalculated((kept) => kept && { ...kept, isSold: undefined });
  }, [companyContent, content]);

  const now = dealOf(readValues(values));
  const sameInputs = JSON.stringify(now) === JSON.stringify(calculated?.inputs);
  const sameDay = values.closingDay === (calculated?.closingDay ?? "");

  return {
    formik,
    linked: start.linked,
    linkChanged: start.linkChanged,
    /** content/calculator.json with the visitor's rates applied; then as of this deal's day; then as it is now. */
    content: changedContent,
    companyContent,
    presentContent: content,
    changedRates,
    setChangedRates,
    resetRates,
    changed,
    label,
    setLabel,
    analysis,
    /** The calculated deal in the form used by links and device storage. */
    shared,
    closingDay: calculated?.closingDay,
    finished,
    cleared,
    stale: calculated !== undefined && !(sameInputs && sameDay),
    clear,
    change,
    open,
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;
