import { Markdown } from "../components/Markdown";
import { SampleChip } from "../components/SampleChip";
import * as styles from "./WordSections.module.css";

interface WordSectionsProps {
  title: string;
  lead: string;
  isSample: boolean | null;
  sections: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[] | null;
}

/** The whole of a text page: its only h1, a sentence, its questions, and its sections. */
export function WordSections({ title, lead, isSample, sections, questions }: WordSectionsProps) {
  const answers = (questions ?? []).map(({ question, answer }) => ({ title: question, text: answer }));
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {isSample && <SampleChip />}
      </div>
      {[...answers, ...sections].map((section) => (
        <section key={section.title} className="columns-5-7">
          <h2>{section.title}</h2>
          <Markdown text={section.text} />
        </section>
      ))}
    </div>
  );
}
