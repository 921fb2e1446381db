import { useFormikContext } from "formik";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { FormValues } from "../../model/form";
import { type InputKey, INPUTS } from "../../model/inputs";
import { optionsOf } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { EntryList } from "./EntryList";
import { AmountField, OptionField, TextField } from "./fields";
import { Houses } from "./Houses";
import { QuickLines } from "./QuickLines";

const NEW_LINE = { name: "", amount: "", per: "once" } as const;

/** The field of an input, as the table of inputs describes it. */
export function InputField({ name, content }: { name: InputKey; content: CalculatorContent }) {
  const words = useWords();
  const { form } = words.text;
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const input = INPUTS[name];
  const works = content.rehabTypes.find(({ key }) => key === values.rehabType)?.includes;
  const notes: Readonly<Record<string, string | undefined>> = form;
  const help = name === "rehabType" ? works : notes[`${name}Help`];
  const shared = { name, label: form[name], help };
  switch (input.control) {
    case "houses":
      return <Houses content={content} />;
    case "lines":
      return name === "ownLines" ? (
        <EntryList name={name} help={form.ownLinesHelp} empty={NEW_LINE} addLabel={form.addLine}>
          {(add, isFull) => <QuickLines {...{ content, add, isFull }} />}
        </EntryList>
      ) : (
        <EntryList
          name="rehabRows"
          help={form.rehabRowsHelp}
          empty={NEW_LINE}
          addLabel={form.addLine}
          // A list of works begins with the company's contingency.
          onFirst={() =>
            values.contingency === "0" && setFieldValue("contingency", String(content.defaults.contingency))
          }
        />
      );
    case "decimal":
      return <TextField {...shared} isDecimal maxLength={12} suffix="%" />;
    case "option":
      return <OptionField {...shared} options={optionsOf(name, content, words)} />;
    case "amount": {
      const measure = input.unit === "usd" ? "dollars" : input.unit;
      const suffix = { sqft: form.areaUnit, percent: "%", months: form.monthUnit, usd: undefined, number: undefined };
      return (
        <AmountField
          {...shared}
          kind={{ measure, digits: input.digits(content) }}
          prefix={input.unit === "usd" ? "$" : undefined}
          suffix={suffix[input.unit]}
          isOptional={"letter" in input}
        />
      );
    }
  }
}
