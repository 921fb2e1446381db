// Real-user performance, for staff: npm run vitals
import { LANGUAGES, type Language } from "../../i18n/languages";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { soundSettings } from "../config/settings";
import { readDatabaseSettings } from "../database/databaseSettings";
import { openDatabase } from "../database/openDatabase";
import { commandOf } from "../config/installation";
import { figuresOf, figuresTable } from "./report";
import { dayBefore } from "./vital";
import { VitalStore } from "./VitalStore";

const USAGE = `${commandOf("vitals")} [--language ${LANGUAGES.join("|")}] [--json]

The speed that visitors had in the last 7 and 28 days, by page and device.
`;
const PERIODS_DAYS = [7, 28];
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
    const store = new VitalStore(database);
    return await Promise.all(
      PERIODS_DAYS.map(async (days) => {
        const firstDay = dayBefore(Date.now(), days - 1);
        return { days, pages: figuresOf(await store.since(firstDay, language)) };
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
  const tables = periods.map(({ days, pages }) => figuresTable(`Last ${days} days`, pages));
  process.stdout.write(json ? `${JSON.stringify(periods, null, 2)}\n` : tables.join("\n"));
});
