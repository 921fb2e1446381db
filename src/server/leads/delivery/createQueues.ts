import type { SharedStore } from "../store/SharedStore";
import { messageOf } from "../channels/messageOf";
import type { Channel } from "../channels/channel";
import { CircuitBreaker } from "./CircuitBreaker";
import { CRM } from "../../database/rows";
import type { Pause } from "./pause";
import { DeliveryQueue, type QueueParts } from "./DeliveryQueue";

const wordsOf = ({ name }: Channel) =>
  name === CRM
    ? { throttled: "delivery paused", paused: "delivery paused", resumed: "delivery resumed" }
    : {
        throttled: "notifications wait: the channel takes no more for now",
        paused: "nobody is notified this way: the channel is down",
        resumed: "notifications go out again",
      };

export function createQueues(
  channels: readonly Channel[],
  parts: Omit<QueueParts, "breaker" | "messageOf"> & { shared: SharedStore },
): DeliveryQueue[] {
  return channels.map((channel) => {
    const { shared, ...own } = parts;
    const { runtime, log, jobs, waiting } = parts;
    const words = wordsOf(channel);
    const changed = (pause: Pause | undefined) => {
      if (!pause) return log.info({ channel: channel.kind }, words.resumed);
      const { kind, code, until } = pause;
      const facts = {
        channel: channel.kind,
        pause: kind,
        code,
        nextTrySeconds: Math.round((until - runtime.now()) / 1000),
      };
      return kind === "throttled" ? log.warn(facts, words.throttled) : log.error(facts, words.paused);
    };
    const breaker = new CircuitBreaker(shared, runtime.now, runtime.attemptMs, changed, channel.name);
    const namesGivenUp = channel.isGathered;
    return new DeliveryQueue(channel, {
      ...own,
      breaker,
      messageOf: (rows) => messageOf(rows, { ...runtime, jobs, waiting, namesGivenUp }),
    });
  });
}
