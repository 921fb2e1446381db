import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "../../terminal/commandLine";
import { commandOf } from "../../config/installation";
import { readLeadSettings } from "../leadSettings";
import { backUp, restore } from "./backUp";
import { move } from "./move";

type Print = (text: string) => void;

function readFiles(env: NodeJS.ProcessEnv, words: readonly string[], command: string) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new CommandError(`Name one file: ${commandOf("leads")} ${command} FILE`);
  const { database } = readLeadSettings(env);
  if (database.kind === "postgres")
    throw new CommandError(
      "The store is a PostgreSQL database: use its own tools, such as pg_dump or continuous archiving.",
    );
  return { file: resolve(file), store: resolve(database.path) };
}

export async function backupCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const { file, store } = readFiles(env, words, "backup");
  if (!existsSync(store)) throw new CommandError(`There is no lead store at ${store}.`);
  const leads = await backUp(store, file);
  print(`${leads} leads copied to ${file}. To restore: stop the server, and ${commandOf("leads")} restore ${file}\n`);
}

export async function moveCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const [from, ...more] = words;
  if (from === undefined || more.length > 0)
    throw new CommandError(`Name one store: ${commandOf("leads")} move FILE, or postgres://…`);
  const source = /^postgres/.test(from)
    ? { kind: "postgres" as const, url: from }
    : { kind: "sqlite" as const, path: resolve(from) };
  const { leads, waiting, aside } = await move(source, readLeadSettings(env).database);
  print(`${leads} leads are now in this store; ${waiting} jobs wait for its server to start.\n`);
  print(
    aside === undefined
      ? "The former database holds them still: start no server on it, and delete it in time.\n"
      : `The former store is in ${aside}. It holds personal data: delete it in time.\n`,
  );
}

export async function restoreCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const { file, store } = readFiles(env, words, "restore");
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const { leads, newestMs, replaced } = await restore(store, file);
  const newest = newestMs === undefined ? "" : `, the newest of ${new Date(newestMs).toISOString()}`;
  print(`${store} now holds ${leads} leads${newest}.\n`);
  for (const path of replaced)
    print(`What was there before is in ${path}. It holds personal data: delete it in time.\n`);
}
