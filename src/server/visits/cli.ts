// What visitors did and the speed they had, for staff: npm run visits
import { LANGUAGES, type Language } from "../../i18n/languages";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { soundSettings } from "../config/settings";
import { readDatabaseSettings } from "../database/databaseSettings";
import { openDatabase } from "../database/openDatabase";
import { commandOf } from "../config/installation";
import { funnelOf } from "./funnel";
import { funnelTable } from "./funnelReport";
import { figuresOf, figuresTable } from "./speedReport";
import { dayBefore } from "./visitCount";
import { VisitStore } from "./VisitStore";

const USAGE = `${commandOf("visits")} [--language ${LANGUAGES.join("|")}] [--json]

Visits of the last 7 and 28 days: where they came from, what became of them, and the speed they had.
`;
const PERIODS_DAYS = [7, 28];
/** Lines of a period. */
const SOURCES = 20;
const OPTIONS = { json: { type: "boolean" }, language: { type: "string" }, help: { type: "boolean" } } as const;

function readLanguage(value: string | undefined): Language | undefined {
  const language = LANGUAGES.find((one) => one === value);
  if (value !== undefined && !language) throw new CommandError(`--language must be one of ${LANGUAGES.join(", ")}.`);
  return language;
}

async function figures(env: NodeJS.ProcessEnv, language: Language | undefined) {
  const settings = soundSettings((problems) => readDatabaseSettings(env, problems));
  const database = await openDatabase(settings, { asFound: true });
  try {
    const store = new VisitStore(database);
    return await Promise.all(
      PERIODS_DAYS.map(async (days) => {
        const firstDay = dayBefore(Date.now(), days - 1);
        const rows = await store.since(firstDay, language);
        return { days, sources: funnelOf(rows, SOURCES), pages: figuresOf(rows) };
      }),
    );
  } finally {
    await database.close();
  }
}

runCommand(async (args, env) => {
  const { help, json, language } = readArguments({ args, options: OPTIONS }, `\n${USAGE}`).values;
  if (help) return void process.stdout.write(USAGE);
  const periods = await figures(env, readLanguage(language));
  const tables = [
    ...periods.map(({ days, sources }) => funnelTable(`Last ${days} days`, sources)),
    ...periods.map(({ days, pages }) => figuresTable(`Speed in the last ${days} days`, pages)),
  ];
  process.stdout.write(json ? `${JSON.stringify(periods, null, 2)}\n` : tables.join("\n"));
});
