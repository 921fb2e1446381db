// The destinations of jobs, kept in the store for staff tools that are started without the server's settings.
import { CRM, type JobEvent } from "../../database/rows";
import type { SharedStore } from "./SharedStore";
import { isGroup } from "../../../content/isGroup";
import { listIn } from "../../../content/listIn";

export interface Destination {
  readonly name: string;
  readonly events: readonly JobEvent[];
}

const KEY = "destinations";

export const recordDestinations = (shared: SharedStore, destinations: readonly Destination[]): Promise<void> =>
  shared.write(KEY, JSON.stringify(destinations.map(({ name, events }) => ({ name, events }))));

const isDestination = (value: unknown): value is Destination =>
  isGroup(value) && typeof value.name === "string" && Array.isArray(value.events);

export const readDestinations = async (shared: SharedStore): Promise<readonly Destination[]> =>
  listIn((await shared.read(KEY)) ?? "[]", isDestination);

export const serverHasCrm = async (shared: SharedStore): Promise<boolean> =>
  (await readDestinations(shared)).some(({ name }) => name === CRM);
