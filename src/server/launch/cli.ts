// `npm run check:launch`: lists what must be settled before a business goes live, in the terminal's language.
import { isRecord } from "../../content/isRecord";
import { describeProblems } from "../../content/checks/describeProblems";
import { launchProblems } from "../../content/checks/launch";
import { spokenLanguage } from "../../content/checks/spokenLanguage";
import { parseFiles } from "../../content/read/parseFiles";
import { readContent } from "../../content/read/readContent";
import type { Words } from "../../i18n/editorLanguages";
import { CommandError, runCommand } from "../terminal/commandLine";
import { settingsToSettle } from "./settingsToSettle";

const SAYS = {
  unread: {
    en: "content/ cannot be read completely: npm run check:content says why.",
    es: "content/ no se puede leer por completo: npm run check:content dice por qué.",
  },
  settled: { en: "Nothing is left to settle.", es: "No queda nada por decidir." },
  open: (count: number): Words => ({
    en: `${count} ${count === 1 ? "thing is" : "things are"} left to settle. docs/make-it-yours.md says how.`,
    es: `${count === 1 ? "Queda 1 cosa" : `Quedan ${count} cosas`} por decidir. docs/make-it-yours.md dice cómo.`,
  }),
};

runCommand(async (_args, env) => {
  const language = spokenLanguage(env);
  const { parsed, problems: unread } = parseFiles(readContent("content"));
  if (unread.length > 0) throw new CommandError(SAYS.unread[language]);
  const inContent = launchProblems(parsed);
  const site = parsed.find(({ name }) => name === "site.json")?.value;
  const url = isRecord(site) && typeof site.url === "string" ? site.url : "";
  const settings = settingsToSettle(env, url).map(({ name, message }) => `.env: ${name} ${message[language]}`);
  const count = inContent.length + settings.length;
  if (count === 0) {
    process.stdout.write(`${SAYS.settled[language]}\n`);
    return;
  }
  const lists = [describeProblems(inContent, language), settings.join("\n")].filter(Boolean);
  process.stdout.write(`${lists.join("\n\n")}\n\n`);
  throw new CommandError(SAYS.open(count)[language]);
});
