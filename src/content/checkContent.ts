// `npm run check:content`: every problem of content/ at once, in plain words.
import { contentProblems, describeProblems } from "./problems";
import { readContent } from "./readContent";

const files = readContent("content");
const problems = contentProblems(files);
if (problems.length > 0) {
  console.log(`${describeProblems(problems)}\n\n${problems.length} problem(s) in content/.`);
  process.exitCode = 1;
} else {
  console.log(`content/ is fine: ${files.length} files.`);
}
