import type { Reporter } from "gatsby";
import { contentProblems, describeProblems } from "./problems";
import { readContent } from "./readContent";

/** Ends the build with every problem listed when the content breaks its schemas. */
export function stopOnBadContent(reporter: Reporter): void {
  const problems = contentProblems(readContent("content"));
  if (problems.length > 0) {
    reporter.panic(
      `The site was not built: content/ has ${problems.length} problem(s).\n\n${describeProblems(problems)}\n`,
    );
  }
}
