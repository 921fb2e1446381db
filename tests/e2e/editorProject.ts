// A copy of the project whose content the editor may change, with the editor's local backend running on it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyProject } from "../fixtures/projectCopy";
import { startProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";

export interface EditorProject {
  folder: string;
  /** Address of its backend. */
  backend: string;
  read(path: string): string;
  remove(): Promise<void>;
}

export async function openProject(): Promise<EditorProject> {
  const { folder, remove } = copyProject();
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
    async remove() {
      await server.stop();
      remove();
    },
  };
}

/** The lines that differ between two versions of a file, in the format of `diff`: `< old`, `> new`. */
export function changedLines(before: string, after: string): string[] {
  const { stdout } = spawnSync("diff", [before, after], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => /^[<>]/.test(line));
}
