// The history of the checkout that is being built.
import { execFileSync } from "node:child_process";

/** Runs git with these words, and with what it reads from its input. */
export type Git = (words: readonly string[], input?: string) => Buffer;

/**
 * Git in the checkout at `root`. Undefined if its history is unknown: without git, outside a repository, before its first
 * commit, or in a shallow clone, whose only commit would seem to have changed every file.
 */
export function gitIn(root: string): Git | undefined {
  const git: Git = (words, input = "") =>
    // In a container, the checkout may belong to another user.
    execFileSync("git", ["-c", "core.quotePath=off", "-c", "safe.directory=*", ...words], {
      cwd: root,
      input,
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: 256 * 2 ** 20,
    });
  try {
    const told = git(["rev-parse", "--is-shallow-repository", "HEAD"]).toString();
    return told.startsWith("false") ? git : undefined;
  } catch {
    return undefined;
  }
}
