import type { Reporter } from "gatsby";
import { ContentError, demandSoundContent } from "./ContentError";

/** Ends Gatsby with every problem listed when the content of the project at `root` breaks its rules. */
export async function stopOnBadContent(reporter: Reporter, root = "."): Promise<void> {
  try {
    await demandSoundContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panic(error.message);
  }
}
