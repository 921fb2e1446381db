import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { keepPending, pendingProject } from "../calculator/pendingDeal";
import { BeforeAfter } from "../components/BeforeAfter";
import * as look from "../components/ButtonLink.module.css";
import { PageLink } from "../components/PageLink";
import { Picture } from "../components/Picture";
import { isCalculable } from "../projects/deal";
import type { ProjectContent } from "../projects/project";
import { Section } from "../components/Section";
import { interpolate } from "../content/interpolate";
import { loadOnDemand, projectsAddress } from "../content/onDemandData";
import { useLanguage } from "../content/pageWords";
import type { Texts } from "../content/texts/texts";
import { formatWhole } from "../i18n/format";
import { focusShown } from "../platform/focusShown";
import { ProjectDeal } from "../sections/ProjectDeal";
import { entryPath } from "../site/entryPages";
import { pathOf } from "../site/pages";
import * as styles from "./ProjectGallery.module.css";
import { useInBrowser } from "./useInBrowser";
import { useMoreProjects, type MoreProjects } from "./useMoreProjects";

interface ProjectGalleryProps {
  text: Texts["home"]["projects"];
  /** The featured projects, which are in the HTML. */
  projects: readonly ProjectContent[];
  total: number;
}

// As wide as the screen and 78% as high, cropped on upright ones; a square on phones.
const SIZES = "(min-width: 769px) max(100vw, 139vh), 178vw";

/** The project the visitor selected before the island started. */
function chosenInHtml(): number {
  if (typeof document === "undefined") return 0;
  const checked = document.querySelector<HTMLInputElement>('[data-island="ProjectGallery"] fieldset input:checked');
  return Number(checked?.value ?? 0);
}

/** One large comparison; the thumbnails below select the project. */
export function ProjectGallery({ text, projects: featured, total }: ProjectGalleryProps) {
  const [picked, setPicked] = useState<number>();
  const [chosenBefore] = useState(chosenInHtml);
  const isLive = useInBrowser(() => true);
  const chosen = picked ?? (isLive ? chosenBefore : 0);
  const choices = useRef<HTMLFieldSetElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const group = useId();
  const language = useLanguage();
  const more = useMoreProjects(featured, total, (part) => loadOnDemand(projectsAddress(language, part)));
  const { projects, hasLoaded, firstNew, expected } = more;
  // Move focus from the button to the first new thumbnail, unless the visitor has moved it elsewhere.
  useEffect(() => {
    const place = document.activeElement;
    if (!hasLoaded || (place !== document.body && place !== moreButton.current)) return;
    focusShown(choices.current?.querySelector<HTMLInputElement>(`input[value="${firstNew}"]`));
  }, [hasLoaded, firstNew]);
  const project = projects[chosen];
  if (!project) return null;
  const { deal } = project;
  const keep = () => deal && keepPending(pendingProject({ ...project, deal }, text.deal.works));
  return (
    <Section id="projects" tone="warm" label={text.label} title={text.title} lead={text.lead}>
      <div className={styles.project}>
        <BeforeAfter key={chosen} title={project.title} before={project.before} after={project.after} sizes={SIZES} />
        <div className={styles.facts} aria-live="polite">
          <h3>{project.title}</h3>
          <p>{project.description}</p>
          <p className={`marked figure ${styles.size}`}>
            {interpolate(text.size, { area: formatWhole(project.areaSqft, language), months: project.months })}
          </p>
          <div className={styles.ways}>
            <PageLink to={entryPath("project", project.name)} className="tapTarget">
              {text.whole}
            </PageLink>
            <PageLink to={pathOf("projects")} className="tapTarget">
              {text.all}
            </PageLink>
          </div>
        </div>
      </div>
      <fieldset ref={choices} className={`swipe ${styles.choices}`}>
        <legend className="visuallyHidden">{text.choose}</legend>
        {projects.map(({ name, title, after }, position) => (
          <div key={position} className={position < featured.length ? undefined : styles.added}>
            <label>
              <input
                type="radio"
                data-needs-script
                name={group}
                value={position}
                aria-labelledby={`${group}${position}`}
                checked={position === chosen}
                onChange={() => setPicked(position)}
              />
              <Picture picture={after} sizes="(min-width: 769px) 16vw, 33vw" thumbnail />
            </label>
            <PageLink to={entryPath("project", name)} id={`${group}${position}`}>
              {title}
            </PageLink>
          </div>
        ))}
        {Array.from({ length: expected }, (_, place) => (
          <div key={place} className={styles.expected} />
        ))}
      </fieldset>
      {total > featured.length && <MoreProjectsButton text={text.more} more={more} button={moreButton} />}
      {deal && (
        <ProjectDeal text={text.deal} deal={deal} level="h4" folds>
          {isCalculable(deal) && (
            <a className="tapTarget" href="#calculator" onClick={keep}>
              {text.deal.open}
            </a>
          )}
          <a className="tapTarget" href="#contact">
            {text.deal.ask}
          </a>
        </ProjectDeal>
      )}
    </Section>
  );
}

interface MoreProjectsButtonProps {
  text: Texts["home"]["projects"]["more"];
  more: MoreProjects;
  button: RefObject<HTMLButtonElement>;
}

function statusText(
  text: MoreProjectsButtonProps["text"],
  { state, hasLoaded, projects, total }: MoreProjects,
): string {
  if (state === "loading") return text.loading;
  if (state === "failed") return text.failed;
  return hasLoaded ? interpolate(text.shown, { shown: projects.length, total }) : "";
}

/** Loads the next projects and reports the result. */
function MoreProjectsButton({ text, more, button }: MoreProjectsButtonProps) {
  return (
    <div className={`cluster ${styles.more}`} data-needs-script>
      {more.left > 0 && (
        <button
          ref={button}
          type="button"
          className={`${look.button} ${look.outline}`}
          aria-disabled={more.state === "loading"}
          onClick={() => void more.loadNext()}
        >
          {text.button}
        </button>
      )}
      <p role="status">{statusText(text, more)}</p>
    </div>
  );
}
