import { DAY_MS, dayOf } from "../../durations";
import { sourceOf } from "../../http/addressKeys";
import type { SharedStore } from "./SharedStore";

/** Counts what goes to one person in a day, whoever sends it; `giveBack` if nothing went. */
export interface CopyCount {
  take(address: string): Promise<number>;
  giveBack(address: string): Promise<void>;
}

/** One mailbox, however it is written: `Ana+1@Example.com` is `ana@example.com`. */
function mailboxOf(address: string): string {
  const [local = "", domain = ""] = address.toLowerCase().split("@");
  return `${local.split("+", 1)[0]}@${domain}`;
}

/** Counts by pseudonym, in the store: all its servers count together. */
export function copyCount(shared: () => SharedStore, sourceKey: () => string, now: () => number): CopyCount {
  const keyOf = (address: string) => `copies-${sourceOf(mailboxOf(address), sourceKey())}-${dayOf(now())}`;
  return {
    async take(address) {
      const key = keyOf(address);
      const counts = await shared().increment([{ key, untilMs: now() + DAY_MS }]);
      return counts.get(key) ?? 0;
    },
    giveBack: (address) => shared().decrement([keyOf(address)]),
  };
}
