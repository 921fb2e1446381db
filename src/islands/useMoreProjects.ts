import { useState } from "react";
import type { ProjectContent } from "../components/projectContent";
import { PROJECTS_PER_FILE } from "../content/onDemandData";

/** Loads part 1, 2, … of the projects that the page does not carry itself. */
type LoadProjects = (part: number) => Promise<readonly ProjectContent[]>;

export type MoreProjects = ReturnType<typeof useMoreProjects>;

/** The projects shown so far, and how the next of `total` are brought. */
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
    /** Position of the first project that came last. */
    firstNew: projects.length - (added.at(-1)?.length ?? 0),
    /** How many thumbnails' room is held free: from the wish to the arrival nothing below may move twice. */
    expected: state === "ready" ? 0 : Math.min(left, PROJECTS_PER_FILE),
    loadNext,
  };
}
