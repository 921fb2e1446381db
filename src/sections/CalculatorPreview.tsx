import type { Texts } from "../content/texts/texts";
import { PhoneFold } from "../components/PhoneFold";
import { interpolate } from "../content/interpolate";
import * as styles from "./CalculatorPreview.module.css";
import { DealBar } from "./DealBar";
import type { ExampleDeal } from "./exampleDeal";

/** A deal as calculated. */
export interface PreviewContent {
  readonly name: string;
  readonly deal: ExampleDeal;
  /** The verdict, in one sentence. */
  readonly verdict: string;
}

interface CalculatorPreviewProps {
  text: Texts["home"]["preview"];
  dealText: Texts["home"]["projects"]["deal"];
  preview?: PreviewContent;
  /** What else the page shows: the calculator, a report, or neither. */
  place: "calculator" | "report" | "closed";
}

/** What the calculator answers. */
const Answers = ({ answers }: { answers: readonly string[] }) => (
  <ul>
    {answers.map((answer) => (
      <li key={answer}>{answer}</li>
    ))}
  </ul>
);

/** A preview of the calculator, next to the form that unlocks it. Until then, links to the calculator lead here. */
export function CalculatorPreview({ text, dealText, preview, place }: CalculatorPreviewProps) {
  return (
    <div id={place === "closed" ? "calculator" : undefined} data-tone="paper" className={styles.preview}>
      <h3>{text.title}</h3>
      {preview && (
        <>
          <PhoneFold title={interpolate(text.example, { name: preview.name })} />
          <div>
            <p className={styles.example}>{interpolate(text.example, { name: preview.name })}</p>
            <DealBar deal={preview.deal} text={dealText} />
            <p className={styles.verdict}>{preview.verdict}</p>
            <Answers answers={text.answers} />
          </div>
        </>
      )}
      {!preview && <Answers answers={text.answers} />}
      <p className={styles.gate}>
        {place === "calculator" ? (
          <>
            {text.opened} <a href="#calculator">{text.open}</a>
          </>
        ) : (
          text.gate
        )}
      </p>
    </div>
  );
}
