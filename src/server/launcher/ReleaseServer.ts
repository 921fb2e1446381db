// The server of one release, as the launcher sees it.
import cluster, { type Address, type Worker } from "node:cluster";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { faultOf } from "../release/manifest";
import { releaseFolder, serverFolderOf } from "../release/releases";
import { RELEASE_VARIABLE } from "../release/tryRelease";
import { DUTY_VARIABLE, isReport, SOCKET_VARIABLE, type Order, type Report } from "./messages";

const START_LIMIT_MS = 60_000;

/** How long a hand-over waits for the server that retires to read the new pages. */
const PREPARE_LIMIT_MS = 10_000;

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
  socket: number | undefined;
  hasDuty: boolean;
}

function fork({ dist, release, socket, hasDuty }: StartOptions): Worker {
  const folder = path.resolve(releaseFolder(dist, release));
  // Not the launcher's own options, such as a compiler for its source.
  cluster.setupPrimary({ exec: path.join(serverFolderOf(folder), "server.js"), args: [], execArgv: [] });
  return cluster.fork({
    [RELEASE_VARIABLE]: folder,
    [DUTY_VARIABLE]: hasDuty ? "yes" : "",
    [SOCKET_VARIABLE]: socket === undefined ? "" : String(socket),
  });
}

/** Resolves with what `listen` gives. Rejects with a StartError once the process has ended; it has to be quick. */
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

export class ReleaseServer {
  private constructor(
    readonly release: string,
    private readonly worker: Worker,
  ) {}

  /**
   * Starts the server of a release, which does not listen yet.
   * @throws StartError; nothing is left of it then
   */
  static async start(options: StartOptions): Promise<ReleaseServer> {
    // Its server reads the contents, unless a power cut has emptied that, too.
    const fault = faultOf(releaseFolder(options.dist, options.release), "sizes");
    if (fault !== undefined) throw new StartError(fault, true);
    const server = new ReleaseServer(options.release, fork(options));
    await starting<void>(server.worker, (done) => server.onReport("ready", done));
    return server;
  }

  get isDead(): boolean {
    return this.worker.isDead();
  }

  /** @throws StartError; nothing is left of it then */
  listen(): Promise<Address> {
    return starting(this.worker, (done) => {
      this.worker.once("listening", done);
      this.order({ order: "listen" });
    });
  }

  order(what: Order): void {
    if (this.worker.isConnected()) this.worker.send(what);
  }

  /** Lets it read the pages that it is to show once it retires. If it cannot, it will show its own until it ends. */
  async prepare(folder: string): Promise<void> {
    const prepared = new Promise<void>((done) => this.onReport("prepared", done));
    this.order({ order: "prepare", folder });
    await Promise.race([prepared, this.ended(), sleep(PREPARE_LIMIT_MS, undefined, { ref: false })]);
  }

  async retire(): Promise<void> {
    this.order({ order: "retire" });
    await this.ended();
  }

  async end(): Promise<number> {
    this.worker.process.kill("SIGTERM");
    await this.ended();
    const { exitCode, signalCode } = this.worker.process;
    return exitCode ?? Number(signalCode !== "SIGTERM");
  }

  private onReport(report: Report["report"], done: () => void): void {
    this.worker.on("message", (message: unknown) => {
      if (isReport(message) && message.report === report) done();
    });
  }

  private async ended(): Promise<void> {
    if (!this.isDead) await once(this.worker, "exit");
  }
}
