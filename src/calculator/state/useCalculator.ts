import { useCallback, useEffect, useMemo, useState } from "react";
import { useFormik } from "formik";
import { analyseDeal } from "../model/analyseDeal";
import { analysisRecord } from "../share/analysisRecord";
import type { CalculatorProps } from "../calculatorProps";
import { changeRates } from "../model/changeRates";
import { writeDealDraft } from "./dealDraft";
import { formSchema, readDeal, type FormValues } from "../model/dealSchema";
import { changedKeys } from "../model/changeRates";
import type { SharedDeal } from "../share/shareLink";
import { formOf, startingDeal } from "./startingDeal";

/** The calculator's state: the form, the visitor's own rates, and the deal that was calculated last. */
export function useCalculator({ content, onCalculation }: CalculatorProps) {
  const [start] = useState(() => startingDeal(content));
  const [changedRates, setChangedRates] = useState(start.changedRates);
  const [calculated, setCalculated] = useState(start.calculated);
  const [finished, setFinished] = useState(0);
  const [popupOpen, setPopupOpen] = useState(false);
  const [cleared, setCleared] = useState(false);
  const schema = useMemo(() => formSchema(content), [content]);
  const changedContent = useMemo(() => changeRates(content, changedRates), [content, changedRates]);
  const changed = useMemo(() => changedKeys(changedContent, content), [changedContent, content]);

  const formik = useFormik<FormValues>({
    initialValues: start.values,
    validationSchema: schema,
    onSubmit: ({ closingDay, ...values }) => {
      const inputs = readDeal(values, content);
      if (!inputs) return;
      setCalculated({ inputs, ...(closingDay && { closingDay }) });
      setFinished((count) => count + 1);
      setPopupOpen(true);
      setCleared(false);
    },
  });

  const analysis = useMemo(
    () => calculated && analyseDeal(calculated.inputs, changedContent),
    [calculated, changedContent],
  );

  const shared = useMemo(() => calculated && { ...calculated, changedRates }, [calculated, changedRates]);

  useEffect(() => {
    if (!analysis || !shared) return;
    onCalculation?.(analysisRecord(analysis.inputs, analysis.returns, shared.changedRates, shared.closingDay));
  }, [analysis, shared, onCalculation]);

  const { values, setValues } = formik;

  useEffect(() => {
    writeDealDraft({ values, changedRates, calculated, link: start.link }, content);
  }, [values, changedRates, calculated, start, content]);

  const clear = useCallback(() => {
    setCalculated(undefined);
    setPopupOpen(false);
    setCleared(true);
    onCalculation?.(undefined);
  }, [onCalculation]);

  /** Fills the form with a kept deal and calculates it. */
  const open = useCallback(
    (deal: SharedDeal) => {
      setChangedRates(deal.changedRates);
      void setValues(formOf(deal));
      setCalculated({ inputs: deal.inputs, ...(deal.closingDay && { closingDay: deal.closingDay }) });
      setFinished((count) => count + 1);
      setPopupOpen(false);
      setCleared(false);
    },
    [setValues],
  );

  const closePopup = useCallback(() => setPopupOpen(false), []);

  const now = readDeal(values, content);
  const sameInputs = JSON.stringify(now) === JSON.stringify(calculated?.inputs);
  const sameDay = values.closingDay === (calculated?.closingDay ?? "");

  return {
    formik,
    linked: start.linked,
    linkChanged: start.linkChanged,
    /** content/calculator.json with the visitor's rates in it, and as the company wrote it. */
    content: changedContent,
    companyContent: content,
    changedRates,
    setChangedRates,
    /** Keys of the rates that differ from the company's. */
    changed,
    analysis,
    /** The calculated deal as a link or the device keeps it. */
    shared,
    closingDay: calculated?.closingDay,
    /** Counts the calculations. */
    finished,
    cleared,
    stale: calculated !== undefined && !(sameInputs && sameDay),
    popupOpen,
    closePopup,
    clear,
    open,
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;
