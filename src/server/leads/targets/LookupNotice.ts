import type { SharedStore } from "../store/SharedStore";

const KEY = "notice-lookup";

/**
 * Remembers for the health report, until it is resolved, that the CRM does not let the server look up leads. Visible to
 * every server that shares the store.
 */
export class LookupNotice {
  /** What this process knows to be in the store: most attempts change nothing. */
  private known: { code: string | undefined } | undefined;

  constructor(private readonly shared: SharedStore) {}

  /** @param code the fault, free of personal data; undefined once it is resolved */
  async set(code: string | undefined): Promise<void> {
    if (this.known && this.known.code === code) return;
    if (code === undefined) await this.shared.remove(KEY);
    else await this.shared.write(KEY, code);
    this.known = { code };
  }

  async read(): Promise<string | undefined> {
    return this.shared.read(KEY);
  }
}
