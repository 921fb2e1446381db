// The processes that serve one release.
import cluster, { type Address, type Worker } from "node:cluster";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programsFor, releaseFolder } from "../../build/release/releases";
import { RELEASE_VARIABLE } from "../../build/release/tryRelease";
import { DUTY_VARIABLE, isReport, SOCKET_VARIABLE, type Order, type Report } from "./messages";

/** How long a server may take until it is ready, and until it listens. */
const START_LIMIT_MS = 60_000;

/** How long a hand-over waits for the server that retires to show the new pages. */
const SHOW_LIMIT_MS = 10_000;

/** A server could not start; the message says why. */
export class StartError extends Error {
  override readonly name = "StartError";

  constructor(
    message: string,
    readonly isOfRelease: boolean,
  ) {
    super(message);
  }
}

interface StartOptions {
  dist: string;
  release: string;
  /** The socket passed by systemd. */
  socket: number | undefined;
}

function fork({ dist, release, socket }: StartOptions, hasDuty: boolean): Worker {
  // Not the launcher's own options, such as a compiler for its source.
  cluster.setupPrimary({ exec: path.join(programsFor(dist, release), "server.js"), args: [], execArgv: [] });
  return cluster.fork({
    [RELEASE_VARIABLE]: path.resolve(releaseFolder(dist, release)),
    [DUTY_VARIABLE]: hasDuty ? "yes" : "",
    [SOCKET_VARIABLE]: socket === undefined ? "" : String(socket),
  });
}

/** Resolves with what `await` gives. Rejects with a StartError if the process ends first; it has to be quick. */
function starting<Result>(worker: Worker, listen: (done: (result: Result) => void) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.process.kill("SIGKILL"), START_LIMIT_MS);
    let failure: Report | undefined;
    worker.on("message", (message: unknown) => {
      if (isReport(message) && message.report === "failed") failure = message;
    });
    worker.once("exit", (code, signal) => {
      clearTimeout(limit);
      if (failure?.report === "failed") reject(new StartError(failure.reason, failure.isOfRelease));
      else reject(new StartError(`its server ended before it was ready (${signal || `code ${code}`})`, true));
    });
    listen((result) => {
      clearTimeout(limit);
      resolve(result);
    });
  });
}

const reported = (worker: Worker, report: Report["report"], done: () => void) =>
  worker.on("message", (message: unknown) => {
    if (isReport(message) && message.report === report) done();
  });

const isReady = (worker: Worker) => starting<void>(worker, (done) => reported(worker, "ready", done));
const isListening = (worker: Worker) => starting<Address>(worker, (done) => worker.once("listening", done));

const order = (worker: Worker, what: Order) => void (worker.isConnected() && worker.send(what));

export class Generation {
  private isRetired = false;

  private constructor(
    private readonly options: StartOptions,
    readonly workers: Worker[],
  ) {}

  /**
   * Starts the processes of a release, which do not listen yet.
   * @param hasDuty whether the first of them does what one process has to do
   * @throws StartError; none of them is left then
   */
  static async start(options: StartOptions, processes: number, hasDuty: boolean): Promise<Generation> {
    const workers = Array.from({ length: processes }, (_, at) => fork(options, hasDuty && at === 0));
    const generation = new Generation(options, workers);
    return generation.whole(workers.map(isReady)).then(() => generation);
  }

  get release(): string {
    return this.options.release;
  }

  /** @throws StartError; none of the processes is left then */
  async listen(): Promise<Address | undefined> {
    const listening = this.workers.map(isListening);
    this.order({ order: "listen" });
    return (await this.whole(listening))[0];
  }

  order(what: Order): void {
    for (const worker of this.workers) order(worker, what);
  }

  /** Shows the pages of another release, which is about to take over. A process that cannot keeps its own. */
  async show(folder: string): Promise<void> {
    const alive = this.workers.filter((worker) => worker.isConnected());
    const showing = alive.map((worker) => new Promise<void>((done) => reported(worker, "showing", done)));
    this.order({ order: "show", folder });
    await Promise.race([Promise.all(showing), sleep(SHOW_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Replaces processes that have crashed. Returns how many had. */
  replaceCrashed(): number {
    const crashed = this.isRetired ? [] : this.workers.filter((worker) => worker.isDead());
    for (const worker of crashed) {
      const next = fork(this.options, false);
      reported(next, "ready", () => order(next, { order: "listen" }));
      this.workers.splice(this.workers.indexOf(worker), 1, next);
    }
    return crashed.length;
  }

  /** Lets the visitors of these processes finish, and ends them. Resolves once they have. */
  async retire(): Promise<void> {
    this.isRetired = true;
    this.order({ order: "retire" });
    await this.ended();
  }

  /** Ends the processes. Resolves with the highest exit code. */
  async end(signal: NodeJS.Signals): Promise<number> {
    this.isRetired = true;
    for (const worker of this.workers) worker.process.kill(signal);
    await this.ended();
    return Math.max(
      ...this.workers.map(({ process: { exitCode, signalCode } }) => exitCode ?? Number(signalCode !== "SIGTERM")),
    );
  }

  private async ended(): Promise<void> {
    await Promise.all(this.workers.filter((worker) => !worker.isDead()).map((worker) => once(worker, "exit")));
  }

  /** All or nothing. */
  private async whole<Result>(results: Promise<Result>[]): Promise<Result[]> {
    try {
      return await Promise.all(results);
    } catch (error) {
      await Promise.all([this.end("SIGTERM"), ...results.map((one) => one.catch(() => undefined))]);
      throw error;
    }
  }
}
