// A server's part of metrics: it asks the launcher for the figures of all processes, and gives its own.
import { isSamples, samplesAsText, type Metrics } from "../http/metrics";
import { isOrder, type Report } from "./messages";

/** The launcher waits a second for each process; one that does not know the question never answers. */
const LIMIT_MS = 2000;

const report = (what: Report) => process.send?.(what);

/** Metrics of this process, whose text is that of all processes of the launcher or, without an answer, its own. */
export function withAllFigures(own: Metrics): Metrics {
  let asking: Promise<unknown[]> | undefined;
  let answered: (all: unknown[]) => void = () => undefined;
  process.on("message", (message: unknown) => {
    if (!isOrder(message)) return;
    if (message.order === "measure") void own.samples().then((samples) => report({ report: "measured", samples }));
    else if (message.order === "figures") answered(message.all);
  });

  async function ask(): Promise<unknown[]> {
    const limit = setTimeout(() => answered([]), LIMIT_MS);
    const answer = new Promise<unknown[]>((resolve) => (answered = resolve));
    report({ report: "asks" });
    return answer.finally(() => clearTimeout(limit));
  }

  return {
    ...own,
    async text() {
      asking ??= ask().finally(() => (asking = undefined));
      const all = (await asking).filter(isSamples);
      return samplesAsText(all.length > 0 ? all : [await own.samples()]);
    },
  };
}
