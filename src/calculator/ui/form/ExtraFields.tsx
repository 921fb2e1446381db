import { useFormikContext } from "formik";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { ANY_INPUTS, type FormValues, INPUT_KEYS, readValues } from "../../model/form";
import { INPUTS } from "../../model/inputs";
import { addedInWords } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { InputField } from "./InputField";
import * as styles from "./form.module.css";

const KEYS = INPUT_KEYS.filter((key) => INPUTS[key].asked === "more");

/** The additions: lists first, then the other fields. Closed, they say what is in use. */
export function ExtraFields({ content }: { content: CalculatorContent }) {
  const words = useWords();
  const { form } = words.text;
  const { values } = useFormikContext<FormValues>();
  const inputs = readValues(values);
  const wouldMatter = (key: (typeof KEYS)[number]) => ANY_INPUTS[key].used?.({ ...inputs, [key]: 1 }) !== false;
  const isList = (key: (typeof KEYS)[number]) => INPUTS[key].control === "lines";
  return (
    <Fold title={form.more} answer={addedInWords(values, content, words) || form.moreText}>
      {KEYS.filter(isList).map((key) => (
        <InputField key={key} name={key} content={content} />
      ))}
      <div className={styles.group}>
        {KEYS.filter((key) => !isList(key) && wouldMatter(key)).map((key) => (
          <InputField key={key} name={key} content={content} />
        ))}
      </div>
    </Fold>
  );
}
