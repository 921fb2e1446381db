import type { SharedStore } from "../store/SharedStore";

/** Standing faults that staff have to mend, by name; every server that shares the store sees them. */
export const NOTICES = ["lookup"] as const;

export type Notice = (typeof NOTICES)[number];

/** Keeps what is wrong until it is right again, for the health answer. */
export class Notices {
  /** What this process knows to be written: most tries change nothing. */
  private readonly known = new Map<Notice, string | undefined>();

  constructor(private readonly shared: SharedStore) {}

  /** @param code what is wrong, free of personal data; undefined when it is right again */
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
