// Staff's look at the speed that visitors had: npm run vitals
import { parseArgs } from "node:util";
import { loadEnvironment } from "../environment";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { SettingsError } from "../settings";
import { StoreError } from "../store/database";
import { readDatabaseSettings } from "../store/databaseSettings";
import { openStore } from "../store/openStore";
import { figuresOf, figuresTable } from "./report";
import { dayOf } from "./vital";
import { VitalStore } from "./VitalStore";

const USAGE = `npm run -s vitals -- [--language ${LANGUAGES.join("|")}] [--json]

The speed that visitors had in the last 7 and 28 days, by page and device.
`;
const PERIODS_DAYS = [7, 28];
const DAY_MS = 86_400_000;

class UsageError extends Error {}

function readArguments(args: string[]) {
  try {
    const options = { json: { type: "boolean" }, language: { type: "string" }, help: { type: "boolean" } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? (error.message.split(". ")[0] ?? "") : "Wrong options"}.\n${USAGE}`,
    );
  }
}

function readLanguage(value: string | undefined): Language | undefined {
  const language = LANGUAGES.find((one) => one === value);
  if (value !== undefined && !language) throw new UsageError(`--language must be one of ${LANGUAGES.join(", ")}.`);
  return language;
}

async function figures(env: NodeJS.ProcessEnv, language: Language | undefined) {
  const problems: string[] = [];
  const settings = readDatabaseSettings(env, problems);
  if (problems.length > 0) throw new SettingsError(problems);
  const database = await openStore(settings, () => undefined);
  try {
    const store = new VitalStore(database);
    const since = (days: number) => dayOf(Date.now() - (days - 1) * DAY_MS);
    return await Promise.all(
      PERIODS_DAYS.map(async (days) => ({ days, pages: figuresOf(await store.since(since(days), language)) })),
    );
  } finally {
    await database.db.destroy();
  }
}

async function main(args: string[]): Promise<void> {
  const { help, json, language } = readArguments(args);
  if (help) return void process.stdout.write(USAGE);
  const periods = await figures(loadEnvironment(), readLanguage(language));
  const tables = periods.map(({ days, pages }) => figuresTable(`Last ${days} days`, pages));
  process.stdout.write(json ? `${JSON.stringify(periods, null, 2)}\n` : tables.join("\n"));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof UsageError || error instanceof SettingsError || error instanceof StoreError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(expected ? `${reason}\n` : `The command failed: ${reason.split("\n")[0]}\n`);
  process.exitCode = 1;
});
