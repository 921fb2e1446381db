// What staff could not be told of stands in the next email that gets through, once.
import type { LeadRow } from "../lead";
import type { SharedStore } from "./SharedStore";
import type { Waiting } from "./openJobs";

const KEY = "given-up-named";
const MOST_NAMED = 20;

export interface GivenUpNotice {
  leads: readonly LeadRow[];
  /** What was given up until then is named. */
  at: number;
}

export class GivenUp {
  constructor(
    private readonly waiting: Waiting,
    private readonly shared: SharedStore,
    private readonly now: () => number,
  ) {}

  /** What no email has named yet; undefined when there is nothing. */
  async notice(): Promise<GivenUpNotice | undefined> {
    const at = this.now();
    const leads = await this.waiting.untold(Number((await this.shared.read(KEY)) ?? 0), MOST_NAMED);
    return leads.length === 0 ? undefined : { leads, at };
  }

  async named({ at }: GivenUpNotice): Promise<void> {
    await this.shared.write(KEY, String(at));
  }
}
