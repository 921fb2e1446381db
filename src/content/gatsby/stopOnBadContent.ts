import type { Reporter } from "gatsby";
import { demandPageFiles } from "../../site/pageFiles";
import { reasonOf } from "../../reasonOf";
import { ContentError, demandSoundContent } from "../checks/ContentError";

/** Ends Gatsby with every problem listed when the content of the project at `root` breaks its rules. */
export async function stopOnBadContent(reporter: Reporter, root = "."): Promise<void> {
  try {
    await demandSoundContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panic(error.message);
  }
}

/** Ends Gatsby when the registry and src/pages/ name different pages. */
export function stopOnForgottenPages(reporter: Reporter): void {
  try {
    demandPageFiles();
  } catch (error) {
    reporter.panic(reasonOf(error));
  }
}
