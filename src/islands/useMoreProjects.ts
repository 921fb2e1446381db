import { useState } from "react";
import type { ProjectContent } from "../projects/project";
import { PROJECTS_PER_FILE } from "../content/onDemandData";

/** Loads part 1, 2, … of the projects not included in the page. */
type LoadProjects = (part: number) => Promise<readonly ProjectContent[]>;

export type MoreProjects = ReturnType<typeof useMoreProjects>;

/** The projects shown so far, and how to load the rest up to `total`. */
export function useMoreProjects(featured: readonly ProjectContent[], total: number, load: LoadProjects) {
  const [added, setAdded] = useState<readonly (readonly ProjectContent[])[]>([]);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const projects = [...featured, ...added.flat()];
  const left = Math.max(total - projects.length, 0);

  async function loadNext(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    try {
      const next = await load(added.length + 1);
      setAdded([...added, next]);
      setState("ready");
    } catch {
      setState("failed");
    }
  }

  return {
    projects,
    total,
    left,
    state,
    hasLoaded: added.length > 0,
    /** Index of the first project in the latest batch. */
    firstNew: projects.length - (added.at(-1)?.length ?? 0),
    /** How many thumbnails to reserve space for while loading, so that nothing below moves twice. */
    expected: state === "ready" ? 0 : Math.min(left, PROJECTS_PER_FILE),
    loadNext,
  };
}
