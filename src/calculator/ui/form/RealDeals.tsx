import { isoDay } from "../../model/dates";
import type { RealProject } from "../../model/realProject";
import { realInputs } from "../../model/form";
import { realNames } from "../../previewOf";
import { dealOfToday } from "../../state/startingDeal";
import type { CalculatorState } from "../../state/useCalculator";
import { useWords } from "../../words/useWords";
import { Field, inputOf } from "../../../forms/Field";
import * as styles from "./form.module.css";

interface RealDealsProps extends Pick<CalculatorState, "presentContent" | "open"> {
  projects: readonly RealProject[];
}

export function RealDeals({ projects, presentContent, open }: RealDealsProps) {
  const words = useWords();
  const { form } = words.text;
  const choose = (position: string) => {
    const project = projects[Number(position)];
    if (position === "" || !project) return;
    const inputs = realInputs(project, realNames(words), presentContent);
    open({ ...dealOfToday(inputs, presentContent, isoDay(new Date()) ?? "", project.title), isSold: true });
  };
  const field = { id: "deal-real", label: form.realDeal, help: form.realDealHelp };
  return (
    <div className={styles.real}>
      <Field {...field}>
        <select {...inputOf(field)} value="" onChange={({ target }) => choose(target.value)}>
          <option value="">{form.choose}</option>
          {projects.map(({ title }, position) => (
            <option key={title} value={position}>
              {title}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
