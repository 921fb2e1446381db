// `npm run check:content`: every problem of content/ at once, in plain words.
import { reasonOf } from "../reasonOf";
import { demandPageFiles } from "../site/pageFiles";
import { checkFolder } from "./checkFolder";
import { countProblems, describeProblems } from "./describeProblems";

async function report(): Promise<void> {
  demandPageFiles();
  const { fileCount, problems, unused } = await checkFolder();
  if (problems.length === 0) {
    console.log(`content/ is fine: ${fileCount} files.`);
    if (unused.length > 0) console.log(`\nNothing on the site uses these files; they may go:\n${unused.join("\n")}`);
    return;
  }
  console.log(`${describeProblems(problems)}\n\ncontent/ has ${countProblems(problems)}.`);
  process.exitCode = 1;
}

report().catch((error: unknown) => {
  console.log(`The site could not be checked: ${reasonOf(error)}`);
  process.exitCode = 1;
});
