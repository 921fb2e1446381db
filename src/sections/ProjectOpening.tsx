import { BeforeAfter } from "../components/BeforeAfter";
import { PHONE_SIZES, Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import type { ProjectContent } from "../projects/project";
import { SectionLabel } from "../components/SectionLabel";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { formatWhole, monthAndYear } from "../i18n/format";
import * as styles from "./ProjectOpening.module.css";
import { FactList } from "../components/FactList";

interface ProjectOpeningProps {
  text: Texts["project"];
  project: ProjectContent & {
    readonly place: string | null;
    readonly detail: PictureContent | null;
    readonly deal: { readonly soldOn: string | null } | null;
  };
}

/** The start of a project's page: its name, a full-width comparison, what was done, and its facts. */
export function ProjectOpening({ text, project }: ProjectOpeningProps) {
  const { title, description, place, areaSqft, months, deal, before, after, detail } = project;
  const language = useLanguage();
  const facts = [
    ...(place ? [[text.place, place] as const] : []),
    [text.area, formatWhole(areaSqft, language)] as const,
    [text.months, months] as const,
    ...(deal?.soldOn ? [[text.soldOn, monthAndYear(deal.soldOn, language)] as const] : []),
  ];
  return (
    <>
      <div data-tone="ink" className={styles.top}>
        <div className="wrap">
          <SectionLabel>{text.label}</SectionLabel>
          <h1>{title}</h1>
          <BeforeAfter
            title={title}
            before={before}
            after={after}
            sizes={`(min-width: 1376px) 80rem, (min-width: 900px) 92vw, ${PHONE_SIZES}, 100vw`}
            priority
          />
        </div>
      </div>
      <div className={`wrap band columns columns-7-4 ${styles.below}`}>
        <div className="stack">
          <p className={`measure ${styles.description}`}>{description}</p>
          <p className="measure muted">{text.who}</p>
        </div>
        <FactList facts={facts} className="marked stack" />
        {detail && <Picture picture={detail} sizes="(min-width: 1376px) 48rem, (min-width: 900px) 58vw, 100vw" />}
      </div>
    </>
  );
}
