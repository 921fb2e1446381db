import { PageLink } from "../components/PageLink";
import { Picture } from "../components/Picture";
import type { ProjectContent } from "../projects/project";
import type { Texts } from "../content/texts/texts";
import { entryPath } from "../site/entryPages";
import { pathOf } from "../site/pages";
import * as styles from "./ProjectNeighbors.module.css";

type Neighbor = Pick<ProjectContent, "name" | "title" | "after"> | null;

interface ProjectNeighborsProps {
  text: Pick<Texts["project"], "neighbors" | "previous" | "next" | "all">;
  /** The first project has no previous one, the last no next one. */
  previous: Neighbor;
  next: Neighbor;
}

/** Links from a project to the previous and next one, and to all projects. */
export function ProjectNeighbors({ text, previous, next }: ProjectNeighborsProps) {
  const sides = [["previous", previous] as const, ["next", next] as const];
  return (
    <nav className={`wrap band ${styles.neighbors}`} aria-label={text.neighbors} data-no-print>
      {sides.map(
        ([side, project]) =>
          project && (
            <PageLink key={side} to={entryPath("project", project.name)} className={styles[side]}>
              <Picture picture={project.after} sizes="(min-width: 769px) 15rem, 40vw" thumbnail />
              <span>
                <small className="fine">{text[side]}</small>
                {project.title}
              </span>
            </PageLink>
          ),
      )}
      <PageLink to={pathOf("projects")} className={`tapTarget ${styles.all}`}>
        {text.all}
      </PageLink>
    </nav>
  );
}
