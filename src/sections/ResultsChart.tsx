import { areSamples } from "../components/areSamples";
import { BeforeAfter } from "../components/BeforeAfter";
import { FactList } from "../components/FactList";
import { PageLink } from "../components/PageLink";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { wholeDollars } from "../i18n/format";
import { resultOf, type SoldDeal } from "../projects/deal";
import { portfolioFacts, portfolioOf } from "../projects/portfolio";
import type { ProjectContent } from "../projects/project";
import { resultBars } from "../projects/resultBars";
import { entryPath } from "../site/entryPages";
import { DealBar } from "./DealBar";
import * as styles from "./ResultsChart.module.css";

type ResultProject = Pick<ProjectContent, "name" | "title" | "before" | "after"> & {
  readonly deal: SoldDeal | null;
  readonly place: string | null;
};

interface ResultsChartProps {
  text: Texts["projects"]["results"];
  words: Pick<Texts["home"]["projects"], "deal" | "whole">;
  projects: readonly ResultProject[];
}

/** All results as one drawing on a zero line; each house opens into its pictures and figures. */
export function ResultsChart({ text, words, projects }: ResultsChartProps) {
  const language = useLanguage();
  const deals = projects.flatMap(({ deal }) => (deal ? [deal] : []));
  const { zero, bars } = resultBars(deals.map(resultOf));
  const record = portfolioOf(deals);
  const allSamples = areSamples(projects.map(({ deal }) => deal));
  return (
    <Section id="all" label={text.label} title={text.title} isSample={allSamples}>
      <ul className={`rows ${styles.results}`}>
        {projects.map((project) => {
          const bar = project.deal && bars[deals.indexOf(project.deal)];
          return (
            <li key={project.name}>
              <details>
                <summary className="unfolds">
                  <h3>{project.title}</h3>
                  {project.deal && bar && (
                    <span className={`${styles.scale} ${resultOf(project.deal) < 0 ? styles.loss : ""}`}>
                      <svg className={styles.zero} aria-hidden>
                        <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" />
                      </svg>
                      <strong className="figure">{wholeDollars(resultOf(project.deal), language)}</strong>
                      <svg className={styles.bar} aria-hidden>
                        <rect x={`${bar.start}%`} width={`${bar.width}%`} height="100%" />
                      </svg>
                    </span>
                  )}
                </summary>
                <ResultHouse text={text} words={words} project={project} hasChip={!allSamples} />
              </details>
            </li>
          );
        })}
      </ul>
      {record && (
        <>
          <FactList facts={portfolioFacts(record, text, language)} className={styles.totals} />
          <p className="fine measure">{text.note}</p>
        </>
      )}
    </Section>
  );
}

interface ResultHouseProps extends Omit<ResultsChartProps, "projects"> {
  project: ResultProject;
  /** It says itself if its figures are a sample. */
  hasChip: boolean;
}

function ResultHouse({ text, words, project, hasChip }: ResultHouseProps) {
  const { name, title, place, deal, before, after } = project;
  return (
    <div className={`columns columns-7-4 ${styles.house}`}>
      <BeforeAfter
        title={title}
        before={before}
        after={after}
        sizes="(min-width: 1376px) 48rem, (min-width: 900px) 58vw, 100vw"
      />
      <div className="stack">
        <p className="fine">
          {[place, deal && interpolate(text.time, { months: deal.months })].filter(Boolean).join(" · ")}{" "}
          {deal?.isSample && hasChip && <SampleChip />}
        </p>
        {deal && <DealBar deal={deal} text={words.deal} />}
        <PageLink to={entryPath("project", name)} className="tapTarget">
          {words.whole}
        </PageLink>
      </div>
    </div>
  );
}
