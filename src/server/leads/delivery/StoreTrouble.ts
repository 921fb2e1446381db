import { reasonOf } from "../../../platform/reasonOf";
import type { LeadLog } from "../leadRuntime";

/** All loops fail with the store: one line per cause, with a stack the first time, and then ever less often. */
export class StoreTrouble {
  private failures = 0;
  private reason = "";

  constructor(private readonly log: LeadLog) {}

  tell(error: unknown): void {
    const reason = reasonOf(error);
    this.failures = reason === this.reason ? this.failures + 1 : 1;
    this.reason = reason;
    const { failures } = this;
    if ((failures & (failures - 1)) === 0)
      this.log.error(failures === 1 ? { err: error } : { reason, failures }, "the lead store is not responding");
  }

  isOver(): void {
    this.reason = "";
  }
}
