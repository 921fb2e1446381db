// The server of one release, as the launcher sees it: a process that says what it does, and ends one day.
import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { reasonOf } from "../../platform/reasonOf";
import { faultOf } from "../release/manifest";
import { serverFolderOf } from "../release/releases";
import { RELEASE_VARIABLE } from "../release/tryRelease";
import { isReport, SOCKET_VARIABLE, type Order, type Report } from "./messages";

/** Standard streams and the channel come first. */
const SOCKET = 4;

interface Listener {
  onWord(word: Report): void;
  onDeath(how: string, code: number): void;
}

export class ReleaseServer {
  private child: ChildProcess | undefined;
  private hasEnded = false;

  /** Starts the server of the release in this folder, with the socket that it will listen on. */
  constructor(
    folder: string,
    socket: number,
    private readonly listener: Listener,
  ) {
    // Its server reads the contents, unless a power cut has emptied that, too.
    const fault = faultOf(folder, "sizes");
    if (fault !== undefined) {
      setImmediate(() => listener.onWord({ report: "failed", reason: fault, isOfRelease: true }));
      return;
    }
    const child = fork(path.join(serverFolderOf(folder), "server.js"), [], {
      env: { ...process.env, [RELEASE_VARIABLE]: path.resolve(folder), [SOCKET_VARIABLE]: String(SOCKET) },
      // Not the launcher's own options, such as a compiler for its source.
      execArgv: [],
      stdio: ["inherit", "inherit", "inherit", "ipc", socket],
    });
    child.on("message", (message: unknown) => {
      if (isReport(message)) listener.onWord(message);
    });
    child.once("exit", () => this.look());
    child.once("error", (error) => this.ended(reasonOf(error), 1));
    this.child = child;
  }

  /** Whether it has ended is asked as well as heard. */
  look(): void {
    if (!this.child) return;
    const { exitCode, signalCode } = this.child;
    if (signalCode !== null) this.ended(signalCode, Number(signalCode !== "SIGTERM"));
    else if (exitCode !== null) this.ended(`code ${exitCode}`, exitCode);
  }

  order(what: Order): void {
    // If it is gone, its end is told.
    if (this.child?.connected) this.child.send(what, () => undefined);
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  private ended(how: string, code: number): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.listener.onDeath(how, code);
  }
}
