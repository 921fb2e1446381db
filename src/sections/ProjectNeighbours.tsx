import { PageLink } from "../components/PageLink";
import { Picture } from "../components/Picture";
import type { ProjectContent } from "../components/projectContent";
import type { Texts } from "../content/texts/texts";
import { entryPath } from "../site/entryPages";
import * as styles from "./ProjectNeighbours.module.css";

type Neighbour = Pick<ProjectContent, "name" | "title" | "after"> | null;

interface ProjectNeighboursProps {
  text: Pick<Texts["project"], "neighbours" | "previous" | "next" | "all">;
  /** The first project has no previous one, the last no next one. */
  previous: Neighbour;
  next: Neighbour;
}

/** Links from a project to the previous and next one, and to all projects. */
export function ProjectNeighbours({ text, previous, next }: ProjectNeighboursProps) {
  const sides = [["previous", previous] as const, ["next", next] as const];
  return (
    <nav className={`wrap ${styles.neighbours}`} aria-label={text.neighbours} data-no-print>
      {sides.map(
        ([side, project]) =>
          project && (
            <PageLink key={side} to={entryPath("project", project.name)} className={styles[side]}>
              <Picture picture={project.after} sizes="(min-width: 769px) 15rem, 40vw" widest={730} decorative />
              <span>
                <small>{text[side]}</small>
                {project.title}
              </span>
            </PageLink>
          ),
      )}
      <PageLink to="/#projects" className={styles.all}>
        {text.all}
      </PageLink>
    </nav>
  );
}
