// The store of the lead server, with its time, its keys, and the servers that share it.
import { randomUUID, randomBytes } from "node:crypto";
import { openWhenPossible } from "../database/openWhenPossible";
import { CircuitBreaker } from "./delivery/CircuitBreaker";
import { StoreClock } from "./delivery/StoreClock";
import type { LeadLog, LeadRuntime } from "./leadRuntime";
import type { LeadSettings } from "./leadSettings";
import { hearAtOnce, recordDestinations, type Destination } from "./store/enqueue";
import { JobStore } from "./store/JobStore";
import { LeadStore } from "./store/LeadStore";
import { figuresOf } from "./store/figures";
import { Servers } from "./store/Servers";
import { SharedStore } from "./store/SharedStore";
import { Waiting } from "./store/Waiting";
import { DatabaseError } from "../database/database";

/**
 * Keys kept in the store, so that all its servers share them.
 * @param ownActions the keys from the settings, the current one first, which override the store's
 */
function storeKeys(ownActions: readonly string[]) {
  // Until the store is open, a key of this process only.
  let [source, actions]: [string, readonly string[]] = [randomUUID(), ownActions];
  return {
    async read(shared: SharedStore): Promise<void> {
      source = await shared.readOrSet("source-key", source);
      if (actions.length === 0) actions = [await shared.readOrSet("action-key", randomBytes(32).toString("hex"))];
    },
    /** Pseudonymizes addresses in the log. */
    source: () => source,
    /**
     * The keys of email links: the first signs, all are accepted.
     * @throws DatabaseError while the store is not open and the settings contain no key
     */
    actions(): readonly [string, ...string[]] {
      const [first, ...others] = actions;
      if (first === undefined) throw new DatabaseError("The key that signs links is in the store.");
      return [first, ...others];
    },
  };
}

export const storeToOpen = ({ actionSecrets }: LeadSettings, runtime: LeadRuntime) => ({
  clock: new StoreClock(runtime),
  keys: storeKeys(actionSecrets),
});

export async function openStore(
  { database: where }: LeadSettings,
  { clock, keys }: ReturnType<typeof storeToOpen>,
  destinations: readonly Destination[],
  { log, retryMs }: { log: LeadLog; retryMs: number },
) {
  const servers = new Servers(() => database, randomUUID(), clock, log);
  const database = await openWhenPossible(where, {
    tell: (level, message) => log[level]({}, message),
    retryMs,
    async prepare(opened) {
      await clock.lead(opened);
      // The lock on the file says that no other server is alive.
      if (!opened.isShared) await opened.db.deleteFrom("server").execute();
      const values = new SharedStore(opened);
      await keys.read(values);
      for (const name of await recordDestinations(values, destinations)) {
        await hearAtOnce(opened.db, name, clock.now());
        await new CircuitBreaker(values, clock.now, 0, () => undefined, name).tryNow();
      }
    },
  });
  const shared = new SharedStore(database);
  const names = destinations.map(({ name }) => name);
  const figures = () => figuresOf(database.db, names, clock.now());
  return {
    ...{ database, servers, shared, figures },
    store: new LeadStore(database, destinations),
    jobs: new JobStore(database, destinations),
    waiting: new Waiting(database, shared, figures, clock.now),
  };
}
