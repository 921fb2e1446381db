import { readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { listIn } from "../../../content/listIn";
import type { Database } from "../../database/database";
import type { SharedStore } from "../store/SharedStore";

/** The key of what the store remembers of those that it was moved from: the places of files and databases. */
const FORMER_STORES = "former-store";

/** Files by the daily backup, or set aside by a command, finished or not. */
const OWN_COPY = /^(\.(?:replaced|moved)-\d+|leads-\d{4}-\d\d-\d\d\.db)(\.unfinished|-wal|-shm)?$/;

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The copies of the SQLite store that the server made and that still exist; files that staff copied elsewhere are not
 * among them.
 * @param backupFolder where it is backed up daily
 */
export function copiesOf(storePath: string, backupFolder?: string): string[] {
  const path = resolve(storePath);
  const beside = filesIn(dirname(path))
    .filter((name) => name.startsWith(basename(path)) && OWN_COPY.test(name.slice(basename(path).length)))
    .map((name) => join(dirname(path), name));
  if (backupFolder === undefined) return beside;
  const folder = resolve(backupFolder);
  const daily = filesIn(folder).filter((name) => OWN_COPY.test(name));
  return [...beside, ...daily.map((name) => join(folder, name))].sort();
}

const isText = (value: unknown): value is string => typeof value === "string";

const formerStores = async (shared: SharedStore) => listIn((await shared.read(FORMER_STORES)) ?? "[]", isText);

/** Remembers in a store, which has taken over what another one remembered, that it was moved from there. */
export async function rememberFormer(shared: SharedStore, place: string): Promise<void> {
  await shared.write(FORMER_STORES, JSON.stringify([...(await formerStores(shared)), place]));
}

/**
 * Where else a store's leads are: in copies that the server made, and in the stores that it was moved from, with their
 * copies. A database elsewhere always may be there.
 */
export async function copiesKnown(
  { kind, place }: Pick<Database, "kind" | "place">,
  shared: SharedStore,
  folder?: string,
) {
  const own = kind === "sqlite" ? copiesOf(place, folder) : [];
  const former = (await formerStores(shared)).flatMap((one) => (isAbsolute(one) ? copiesOf(one) : [one]));
  return [...new Set([...own, ...former])];
}
