// A copy of the project whose content the editor may change, with the editor's local backend at work on it.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../freePort";

// What a build needs; .cache and public make it a warm one.
const PARTS = ["content", "static", "src", ".cache", "public", "gatsby-browser.tsx", "gatsby-config.ts"];
const MORE_PARTS = ["gatsby-node.ts", "gatsby-ssr.tsx", "package.json", "package-lock.json", "tsconfig.json"];

export interface EditorProject {
  folder: string;
  /** Address of its backend. */
  backend: string;
  read(path: string): string;
  /** Builds the site of the copy; resolves with what was printed when that fails. */
  build(): Promise<string | undefined>;
  remove(): void;
}

async function answers(address: string): Promise<boolean> {
  const body = JSON.stringify({ action: "info" });
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  return fetch(address, post).then(
    ({ ok }) => ok,
    () => false,
  );
}

function build(folder: string): Promise<string | undefined> {
  const env = { ...process.env, NODE_ENV: "production" };
  const run = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "src/build/build.ts"], { cwd: folder, env });
  const printed: string[] = [];
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (text: Buffer) => printed.push(text.toString()));
  return new Promise((done) => run.on("exit", (code) => done(code === 0 ? undefined : printed.join(""))));
}

export async function openProject(): Promise<EditorProject> {
  const folder = mkdtempSync(join(tmpdir(), "editor-project-"));
  for (const part of [...PARTS, ...MORE_PARTS].filter(existsSync))
    cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  const env = { ...process.env, PORT: `${port}`, BIND_HOST: "127.0.0.1", MODE: "fs", GIT_REPO_DIRECTORY: folder };
  const server = spawn(process.execPath, [resolve("node_modules/decap-server/dist/index.js")], { cwd: folder, env });
  const backend = `http://127.0.0.1:${port}/api/v1`;
  while (server.exitCode === null && !(await answers(backend))) await new Promise((wait) => setTimeout(wait, 100));
  return {
    folder,
    backend,
    read: (path) => readFileSync(join(folder, path), "utf8"),
    build: () => build(folder),
    remove() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The lines that differ between two versions of a file, as `diff` finds them: `< old`, `> new`. */
export function changedLines(before: string, after: string): string[] {
  const { stdout } = spawnSync("diff", [before, after], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => /^[<>]/.test(line));
}
