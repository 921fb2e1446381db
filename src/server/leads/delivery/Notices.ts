import type { SharedStore } from "../store/SharedStore";

/** Standing faults that staff must fix, by name; visible to every server that shares the store. */
export const NOTICES = ["lookup"] as const;

export type Notice = (typeof NOTICES)[number];

/** Remembers faults until they are resolved, for the health report. */
export class Notices {
  /** What this process knows to be in the store: most attempts change nothing. */
  private readonly known = new Map<Notice, string | undefined>();

  constructor(private readonly shared: SharedStore) {}

  /** @param code the fault, free of personal data; undefined once it is resolved */
  async set(notice: Notice, code: string | undefined): Promise<void> {
    if (this.known.has(notice) && this.known.get(notice) === code) return;
    if (code === undefined) await this.shared.remove(`notice-${notice}`);
    else await this.shared.write(`notice-${notice}`, code);
    this.known.set(notice, code);
  }

  async all(): Promise<Partial<Record<Notice, string>>> {
    const found = await Promise.all(
      NOTICES.map(async (name) => [name, await this.shared.read(`notice-${name}`)] as const),
    );
    return Object.fromEntries(found.filter(([, code]) => code !== undefined));
  }
}
