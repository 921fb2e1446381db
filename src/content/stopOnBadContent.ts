import type { Reporter } from "gatsby";
import { checkFolder } from "./checkFolder";
import { countProblems, describeProblems } from "./describeProblems";

/** Ends the build with every problem listed when the content of the project at `root` breaks its rules. */
export async function stopOnBadContent(reporter: Reporter, root = "."): Promise<void> {
  const { problems } = await checkFolder(root);
  if (problems.length > 0) {
    reporter.panic(
      `The site was not built: content/ has ${countProblems(problems)}.\n\n${describeProblems(problems)}\n`,
    );
  }
}
