import { areSamples } from "../components/areSamples";
import { PageLink } from "../components/PageLink";
import { Picture } from "../components/Picture";
import type { ProjectContent } from "../projects/project";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { entryPath } from "../site/entryPages";
import { DealBar } from "./DealBar";
import { resultOf, type SoldDeal } from "../projects/deal";
import * as styles from "./PortfolioList.module.css";

type PortfolioProject = Pick<ProjectContent, "name" | "title" | "after"> & {
  readonly deal: SoldDeal | null;
  readonly roomsOnly: boolean | null;
  readonly place: string | null;
};

interface PortfolioListProps {
  text: Texts["projects"]["list"];
  dealText: Texts["home"]["projects"]["deal"];
  projects: readonly PortfolioProject[];
}

const isLoss = ({ deal }: PortfolioProject) => !!deal && resultOf(deal) < 0;

/** The filters, each with the projects it shows. */
const KINDS = {
  house: ({ roomsOnly }: PortfolioProject) => !roomsOnly,
  rooms: ({ roomsOnly }: PortfolioProject) => roomsOnly ?? false,
  loss: isLoss,
};

type Kind = keyof typeof KINDS;

const kindsOf = (project: PortfolioProject) => (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind](project));

/** All projects, each sold one with its bar; links to fragments show one kind, without scripts. */
export function PortfolioList({ text, dealText, projects }: PortfolioListProps) {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => projects.some(KINDS[kind]));
  const allSamples = areSamples(projects.map(({ deal }) => deal));
  return (
    <Section id="all" title={text.title} isSample={allSamples} className={styles.section}>
      {kinds.map((kind) => (
        <span key={kind} id={kind} className={styles.target} />
      ))}
      <nav className={`cluster ${styles.filter}`} aria-label={text.filter} data-no-print>
        <a href="#all" className="tapTarget">
          {text.all}
        </a>
        {kinds.map((kind) => (
          <a key={kind} href={`#${kind}`} className="tapTarget">
            {text.kinds[kind]}
          </a>
        ))}
      </nav>
      <ul className={`rows ${styles.list}`}>
        {projects.map((project) => (
          <li key={project.name} data-kinds={kindsOf(project).join(" ")}>
            <PortfolioRow text={text} dealText={dealText} project={project} hasChip={!allSamples} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PortfolioRowProps extends Omit<PortfolioListProps, "projects"> {
  project: PortfolioProject;
  /** It says itself if its figures are a sample. */
  hasChip: boolean;
}

function PortfolioRow({ text, dealText, project, hasChip }: PortfolioRowProps) {
  const { name, title, place, deal, after } = project;
  return (
    <>
      <Picture picture={after} sizes="(min-width: 900px) 16rem, 34vw" thumbnail />
      <div className={styles.facts}>
        <h3>
          <PageLink to={entryPath("project", name)} className="tapTarget">
            {title}
          </PageLink>
        </h3>
        <p className="fine">
          {[place, deal && interpolate(text.months, { months: deal.months })].filter(Boolean).join(" · ")}{" "}
          {deal?.isSample && hasChip && <SampleChip />}
        </p>
      </div>
      {deal && <DealBar deal={deal} text={dealText} />}
    </>
  );
}
