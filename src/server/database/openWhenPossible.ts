// A store that may be unavailable when the server starts: pages do not wait for it.
import { reasonOf } from "../../platform/reasonOf";
import { type Database, type OpenOptions, DatabaseError } from "./database";
import { type DatabaseSettings, openServed } from "./openDatabase";

interface ReconnectingOptions extends Pick<OpenOptions, "tell"> {
  retryMs: number;
  /** Runs before anyone uses the store; if it rejects, the store counts as down. */
  prepare(database: Database): Promise<void>;
}

interface ReconnectingDatabase extends Database {
  readonly problem: DatabaseError | undefined;
}

function placeOf(settings: DatabaseSettings): string {
  if (settings.kind === "sqlite") return settings.path;
  const { host, pathname } = new URL(settings.url);
  return `${host}${pathname}`;
}

async function openPrepared(settings: DatabaseSettings, { tell, prepare }: ReconnectingOptions): Promise<Database> {
  const database = await openServed(settings, { ...(tell && { tell }) });
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function openWhenPossible(
  settings: DatabaseSettings,
  options: ReconnectingOptions,
): Promise<ReconnectingDatabase> {
  const { tell, retryMs } = options;
  let opened: Database | undefined;
  let problem: DatabaseError | undefined;
  let opening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tryToOpen(): Promise<void> {
    try {
      opened = await openPrepared(settings, options);
      if (problem) tell?.("warn", "the lead store is open now: leads are accepted");
      problem = undefined;
    } catch (error) {
      problem =
        error instanceof DatabaseError
          ? error
          : new DatabaseError(`The lead store is not available yet: ${reasonOf(error)}`);
      if (!isClosed) timer = setTimeout(() => (opening = tryToOpen()), retryMs).unref();
    }
  }

  const theOpen = (): Database => {
    if (opened) return opened;
    throw problem ?? new DatabaseError("The lead store is not open.");
  };

  opening = tryToOpen();
  await opening;
  return {
    kind: settings.kind,
    isShared: settings.kind === "postgres",
    get problem() {
      return problem;
    },
    get place() {
      return opened?.place ?? placeOf(settings);
    },
    get db() {
      return theOpen().db;
    },
    verify: async () => theOpen().verify(),
    bytes: async () => theOpen().bytes(),
    purge: async () => theOpen().purge(),
    get keepsErased() {
      return theOpen().keepsErased;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      clearTimeout(timer);
      await opened?.close();
    },
  };
}
