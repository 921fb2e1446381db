import { useCallback, useEffect, useMemo, useState } from "react";
import { useFormik } from "formik";
import { analyseDeal } from "./analyseDeal";
import { analysisRecord } from "./analysisRecord";
import type { DealInputs } from "./calculateReturns";
import type { CalculatorProps } from "./calculatorProps";
import { changeRates, type ChangedRates } from "./changeRates";
import { emptyDeal, formSchema, readDeal, valuesOf, type FormValues } from "./dealSchema";
import { changedKeys } from "./keep/changedKeys";
import { decodeDeal, type DecodedDeal, type SharedDeal } from "./shareLink";
import { codeOfAddress } from "./shareParameter";

/** The deal that the page's address carries; undefined when it carries none. */
function dealOfAddress(content: CalculatorProps["content"]): DecodedDeal | undefined {
  const code = codeOfAddress();
  return code === null ? undefined : decodeDeal(code, content);
}

const formOf = ({ inputs, closingDay = "" }: SharedDeal): FormValues => ({ ...valuesOf(inputs), closingDay });

/** The calculator's state: the form, the visitor's own rates, and the deal that was calculated last. */
export function useCalculator({ content, onCalculation }: CalculatorProps) {
  const [linked] = useState(() => dealOfAddress(content));
  const [changedRates, setChangedRates] = useState<ChangedRates>(linked?.ok ? linked.deal.changedRates : {});
  const [calculated, setCalculated] = useState<{ inputs: DealInputs; closingDay?: string }>();
  const [finished, setFinished] = useState(0);
  const [popupOpen, setPopupOpen] = useState(false);
  const [cleared, setCleared] = useState(false);
  const schema = useMemo(() => formSchema(content), [content]);
  const changedContent = useMemo(() => changeRates(content, changedRates), [content, changedRates]);
  const changed = useMemo(() => changedKeys(changedContent, content), [changedContent, content]);

  const formik = useFormik<FormValues>({
    initialValues: linked?.ok ? formOf(linked.deal) : { ...emptyDeal(content), closingDay: "" },
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

  const { setValues } = formik;

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
      setCleared(false);
    },
    [setValues],
  );

  const closePopup = useCallback(() => setPopupOpen(false), []);

  const now = readDeal(formik.values, content);
  const sameInputs = JSON.stringify(now) === JSON.stringify(calculated?.inputs);
  const sameDay = formik.values.closingDay === (calculated?.closingDay ?? "");

  return {
    formik,
    linked,
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
