import { useFormikContext } from "formik";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { FormValues } from "../../model/form";
import { type InputKey, INPUTS } from "../../model/inputs";
import { optionsOf } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { AmountField } from "./AmountField";
import { DecimalField } from "./DecimalField";
import { Houses } from "./Houses";
import { LineList } from "./LineList";
import { OptionField } from "./OptionField";

/** The field of an input, as the table of inputs describes it. */
export function InputField({ name, content }: { name: InputKey; content: CalculatorContent }) {
  const words = useWords();
  const { form } = words.text;
  const { values } = useFormikContext<FormValues>();
  const input = INPUTS[name];
  const works = content.rehabTypes.find(({ key }) => key === values.rehabType)?.includes;
  const notes: Readonly<Record<string, string | undefined>> = form;
  const help = name === "rehabType" ? works : notes[name.endsWith("Agent") ? "agentHelp" : `${name}Help`];
  const shared = { label: form[name], help };
  if (input.control === "lines")
    return <LineList name={name as "ownLines" | "rehabRows"} title={form[name]} help={help ?? ""} content={content} />;
  if (input.control === "houses") return <Houses content={content} />;
  if (input.control === "decimal") return <DecimalField name={name} {...shared} />;
  if (input.control === "option") {
    const key = name as Parameters<typeof optionsOf>[0];
    return <OptionField name={key} {...shared} options={optionsOf(key, content, words)} />;
  }
  const measure = input.unit === "usd" ? "dollars" : input.unit;
  const suffix = { sqft: form.areaUnit, percent: "%", months: form.monthUnit, usd: undefined, number: undefined };
  return (
    <AmountField
      name={name}
      {...shared}
      measure={measure}
      digits={input.digits(content)}
      prefix={input.unit === "usd" ? "$" : undefined}
      suffix={suffix[input.unit]}
      optional={"letter" in input}
    />
  );
}
