import { Markdown } from "../components/Markdown";
import { Section } from "../components/Section";
import * as styles from "./Questions.module.css";

interface QuestionsProps {
  text: { label: string; title: string; list: readonly { question: string; answer: string }[] };
}

/** Questions that unfold their answers, with or without scripts. */
export function Questions({ text }: QuestionsProps) {
  return (
    <Section label={text.label} title={text.title} isBeside className={styles.questions}>
      <div className="rows">
        {text.list.map(({ question, answer }) => (
          <details key={question}>
            <summary className="unfolds">{question}</summary>
            <Markdown text={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
