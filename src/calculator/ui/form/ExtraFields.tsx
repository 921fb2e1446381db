import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { INPUT_KEYS, INPUTS } from "../../model/inputs";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { InputField } from "./InputField";
import * as styles from "./form.module.css";

const KEYS = INPUT_KEYS.filter((key) => INPUTS[key].asked === "more");

/** The additions: lists first, then the other fields. */
export function ExtraFields({ content, used }: { content: CalculatorContent; used: string }) {
  const { form } = useWords().text;
  const isList = (key: (typeof KEYS)[number]) => INPUTS[key].control === "lines";
  return (
    <Fold title={form.more} answer={used || form.moreText}>
      {KEYS.filter(isList).map((key) => (
        <InputField key={key} name={key} content={content} />
      ))}
      <div className={styles.group}>
        {KEYS.filter((key) => !isList(key)).map((key) => (
          <InputField key={key} name={key} content={content} />
        ))}
      </div>
    </Fold>
  );
}
