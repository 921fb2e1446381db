import type { Reporter } from "gatsby";
import { assertPageFiles } from "../../site/pageFiles";
import { reasonOf } from "../../platform/reasonOf";
import { ContentError, assertValidContent } from "../checks/checkFolder";

/** Stops Gatsby and lists every problem if the content of the project at `root` is invalid. */
export async function stopOnBadContent(reporter: Reporter, root = "."): Promise<void> {
  try {
    await assertValidContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panic(error.message);
  }
}

/** Stops Gatsby if the registry and src/pages/ disagree about which pages exist. */
export function stopOnForgottenPages(reporter: Reporter): void {
  try {
    assertPageFiles();
  } catch (error) {
    reporter.panic(reasonOf(error));
  }
}
