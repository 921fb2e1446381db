// The launcher's part of metrics: whichever process a scraper reaches answers for all.
import cluster, { type Worker } from "node:cluster";
import { isReport, type Order } from "./messages";

/** A process that is too busy, or does not know the order, is left out. */
const LIMIT_MS = 1000;

const send = (worker: Worker, order: Order) => void (worker.isConnected() && worker.send(order));

/** What a process has measured; undefined if it does not say. */
function figuresOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (samples?: unknown) => {
      clearTimeout(limit);
      worker.off("message", listen);
      resolve(samples);
    };
    const listen = (message: unknown) => {
      if (isReport(message) && message.report === "measured") done(message.samples);
    };
    const limit = setTimeout(done, LIMIT_MS);
    worker.on("message", listen);
    send(worker, { order: "measure" });
  });
}

/** Answers every process that asks with the figures of all, those that retire included. */
export function gatherFigures(): void {
  cluster.on("message", (asker: Worker, message: unknown) => {
    if (!isReport(message) || message.report !== "asks") return;
    const workers = Object.values(cluster.workers ?? {}).flatMap((one) => (one?.isConnected() ? [one] : []));
    void Promise.all(workers.map(figuresOf)).then((all) => send(asker, { order: "figures", all }));
  });
}
