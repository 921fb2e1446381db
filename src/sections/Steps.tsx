import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Steps.module.css";

interface StepsProps {
  text: Texts["invest"]["steps"];
  steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly time: string;
    readonly cost: string;
    readonly picture: PictureContent;
  }[];
  /** What the costs' placeholders stand for. */
  figures: Record<string, string>;
}

/** The course of a project, as steps along the divider line. */
export function Steps({ text, steps, figures }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ol className={styles.steps}>
        {steps.map(({ title, text: words, picture, time, cost }) => (
          <li key={title}>
            <div className={`framed ${styles.picture}`}>
              <Picture picture={picture} sizes="(min-width: 769px) min(43vw, 39rem), 100vw" />
            </div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className="description measure">{words}</p>
              <p className={`measure ${styles.facts}`}>
                {time}. {interpolate(cost, figures)}.
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
