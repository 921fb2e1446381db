// A copy of the project whose content the editor may change, with the editor's local backend at work on it.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/build/publicWalk";
import { copyProject } from "../fixtures/projectCopy";
import { startProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";

export interface EditorProject {
  folder: string;
  /** Address of its backend. */
  backend: string;
  read(path: string): string;
  /** Builds the site of the copy; resolves with what was printed when that fails. */
  build(): Promise<string | undefined>;
  remove(): Promise<void>;
}

function build(folder: string): Promise<string | undefined> {
  const env = { ...process.env, NODE_ENV: "production" };
  const run = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "src/build/build.ts"], { cwd: folder, env });
  const printed: string[] = [];
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (text: Buffer) => printed.push(text.toString()));
  return new Promise((done) => run.on("exit", (code) => done(code === 0 ? undefined : printed.join(""))));
}

/** Gives all pictures one color: in a folder of another name Gatsby prepares them anew, the real ones for minutes. */
async function paintOver(content: string): Promise<void> {
  for (const name of filesBelow(content).filter((file) => file.endsWith(".jpg"))) {
    const file = join(content, name);
    const { width, height } = await sharp(file).metadata();
    await sharp({ create: { width, height, channels: 3, background: "gray" } }).toFile(file);
  }
}

export async function openProject(): Promise<EditorProject> {
  const { folder, remove } = copyProject({ isBuilt: true });
  await paintOver(join(folder, "content"));
  const server = await startProcess(process.execPath, [resolve("node_modules/decap-server/dist/index.js")], {
    name: "The editor's backend",
    ready: /listening on (\S+)\n/,
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      BIND_HOST: "127.0.0.1",
      MODE: "fs",
      GIT_REPO_DIRECTORY: folder,
      LOG_LEVEL: "info",
    },
  });
  return {
    folder,
    backend: `http://${server.told}/api/v1`,
    read: (path) => readFileSync(join(folder, path), "utf8"),
    build: () => build(folder),
    async remove() {
      await server.stop();
      remove();
    },
  };
}

/** The lines that differ between two versions of a file, as `diff` finds them: `< old`, `> new`. */
export function changedLines(before: string, after: string): string[] {
  const { stdout } = spawnSync("diff", [before, after], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => /^[<>]/.test(line));
}
