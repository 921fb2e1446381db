import { areSamples } from "../components/areSamples";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import * as styles from "./StatsStrip.module.css";
import { useLanguage } from "../content/pageWords";
import { formatWhole } from "../i18n/format";
import { LANGUAGE_TABLE } from "../i18n/languageTable";

interface StatContent {
  readonly prefix: string;
  readonly value: number;
  readonly suffix: string;
  readonly title: string;
  readonly description: string;
  readonly isSample?: boolean | null;
}

interface StatsStripProps {
  title: string;
  stats: readonly StatContent[];
  tone?: "ink" | "warm";
}

/** The company's key figures in one row. */
export function StatsStrip({ title, stats, tone = "ink" }: StatsStripProps) {
  if (stats.length === 0) return null;
  const allSamples = areSamples(stats);
  return (
    <Section tone={tone} title={title} hiddenTitle className={styles.strip}>
      <ul className={styles.stats}>
        {stats.map((stat) => (
          <li key={stat.title}>
            <Counter prefix={stat.prefix} value={stat.value} suffix={stat.suffix} />
            <h3 className="subheading">{stat.title}</h3>
            <p className="fine">
              {stat.description} {stat.isSample && !allSamples && <SampleChip />}
            </p>
          </li>
        ))}
      </ul>
      {allSamples && <SampleChip />}
    </Section>
  );
}

interface CounterProps {
  prefix: string;
  value: number;
  suffix: string;
}

/** A large number that src/browser/countUp.ts animates; assistive technology reads the final number. */
export function Counter({ prefix, value, suffix }: CounterProps) {
  const language = useLanguage();
  return (
    <span className={`figure ${styles.counter}`}>
      <span className="visuallyHidden">{`${prefix}${formatWhole(value, language)}${suffix}`}</span>
      <span aria-hidden>
        {prefix && <span className="accent">{prefix}</span>}
        <span data-count-to={value} data-separator={LANGUAGE_TABLE[language].thousands}>
          {formatWhole(value, language)}
        </span>
        {suffix}
      </span>
    </span>
  );
}
