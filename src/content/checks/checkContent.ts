// `npm run check:content`: reports every problem in content/ at once, in plain words and the terminal's language.
import type { Words } from "../../i18n/editorLanguages";
import { assertLanguageTable } from "../../i18n/languageTable";
import { reasonOf } from "../../platform/reasonOf";
import { spokenLanguage } from "./spokenLanguage";

const SAYS = {
  fine: (files: number): Words => ({
    en: `content/ is fine: ${files} files.`,
    es: `content/ está bien: ${files} archivos.`,
  }),
  unused: {
    en: "Nothing on the site uses these files, so you can delete them:",
    es: "Nada del sitio usa estos archivos; se pueden borrar:",
  },
  broken: (count: string): Words => ({ en: `content/ has ${count}.`, es: `content/ tiene ${count}.` }),
};

async function report(): Promise<void> {
  assertLanguageTable();
  // They make the schemas as they load, for which each language needs its name.
  const { assertPageFiles } = await import("../../site/pageFiles");
  const { writeSchemas } = await import("./schemaFiles");
  const { checkFolder } = await import("./checkFolder");
  const { countProblems, describeProblems, githubNotes } = await import("./describeProblems");
  const { describeDisallowed, disallowedFiles } = await import("./disallowedFiles");
  assertPageFiles();
  writeSchemas();
  const language = spokenLanguage(process.env);
  const { fileCount, problems, unused } = await checkFolder();
  const disallowed = disallowedFiles();
  if (disallowed.length > 0) {
    console.log(describeDisallowed(disallowed, language));
    process.exitCode = 1;
  }
  if (problems.length === 0) {
    if (disallowed.length > 0) return;
    console.log(SAYS.fine(fileCount)[language]);
    if (unused.length > 0) console.log(`\n${SAYS.unused[language]}\n${unused.join("\n")}`);
    return;
  }
  if (process.env.GITHUB_ACTIONS) console.log(githubNotes(problems));
  const count = countProblems(problems, language);
  console.log(`${describeProblems(problems, language)}\n\n${SAYS.broken(count)[language]}`);
  process.exitCode = 1;
}

report().catch((error: unknown) => {
  console.log(`The site could not be checked: ${reasonOf(error)}`);
  process.exitCode = 1;
});
