// The project as a stranger installs it: in a folder whose name has a space and an accent, as a user without rights.
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SERVED_AT } from "../fixtures/bundledServer";
import { startProcess, type StartedProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";
import { WITHOUT_DOT_ENV } from "../withoutDotEnv";

/** The user "nobody" of Debian, if this program is run by root. */
const PLAIN = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const REGISTRY = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();

export interface Ended {
  code: number | null;
  output: string;
}

export class Installation {
  /** What is the user's own, the lead store included. */
  readonly base: string;
  readonly store: string;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {
    this.base = dirname(folder);
    this.store = join(this.base, "leads.db");
  }

  /** One that exists, in a folder of its user. */
  static async at(folder: string): Promise<Installation> {
    return new Installation(folder, await freePort());
  }

  /** Checks out this repository's last commit. */
  static async checkOut(): Promise<Installation> {
    const made = await Installation.at(join(mkdtempSync(join(tmpdir(), "operator-")), "Mi sitio ñandú"));
    mkdirSync(made.folder);
    for (const folder of [made.base, made.folder]) if (PLAIN.uid !== undefined) chownSync(folder, PLAIN.uid, PLAIN.gid);
    const archive = spawnSync("git", ["archive", "--format=tar", "HEAD"], { maxBuffer: 2 ** 30 });
    spawnSync("tar", ["-x", "-C", made.folder], { input: archive.stdout, ...PLAIN });
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get dist(): string {
    return join(this.folder, "dist");
  }

  private get env(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      ...WITHOUT_DOT_ENV,
      // npm's own settings of whoever runs this are not readable for another user.
      npm_config_registry: REGISTRY,
      HOME: this.base,
      CI: "true",
      HOST: "127.0.0.1",
      PORT: String(this.port),
      LEADS_DATABASE_URL: `file:${this.store}`,
      HEALTH_TOKEN: "token-of-16-characters",
      LEADS_RATE_LIMIT: "0",
      LEADS_FLOOD_LIMIT: "0",
    };
  }

  /** Starts a program in the folder, in a process group of its own. */
  spawn(program: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}): ChildProcess {
    return spawn(program, words, { cwd: this.folder, env: { ...this.env, ...settings }, detached: true, ...PLAIN });
  }

  /** Runs a program in the folder to its end. */
  async run(program: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const child = this.spawn(program, words, settings);
    return ended(child);
  }

  /** Runs one of the programs in dist/. */
  tool(name: string, ...words: string[]): Promise<Ended> {
    return this.run(process.execPath, [join(this.dist, `${name}.js`), ...words]);
  }

  serve(settings: NodeJS.ProcessEnv = {}): Promise<StartedProcess> {
    return startProcess(process.execPath, [join(this.dist, "server.js")], {
      name: "The server",
      ready: SERVED_AT,
      cwd: this.base,
      env: { ...this.env, ...settings },
      ...PLAIN,
    });
  }

  async health(): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.url}/api/health`, {
      headers: { authorization: "Bearer token-of-16-characters", connection: "close" },
    });
    return (await answer.json()) as Record<string, unknown>;
  }
}

/** Collects what a program says until it ends. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output = `${output}${text}`.slice(-20_000)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Ends a program and all it has started, without a chance to tidy up. */
export function killAll(child: ChildProcess): void {
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
}
