import { spawn, type ChildProcess } from "node:child_process";

/** A Node program that belongs to others: none of them makes sense alone. */
export interface Program {
  /** What it is, for the message when it ends by itself. */
  name: string;
  args: string[];
  env?: Record<string, string>;
}

/** How the programs ended. */
export interface Ending {
  /** The program that ended first by itself; undefined when all were asked to stop. */
  first?: string;
  /** Exit code for the whole: 0 when all were asked to stop. */
  code: number;
}

/** Milliseconds that a program gets to stop by itself. */
const PATIENCE = 5000;

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Starts all programs, and stops all when one of them ends or `stop` is aborted. Resolves when none runs any more. */
export async function runTogether(programs: readonly Program[], stop: AbortSignal): Promise<Ending> {
  const running = programs.map(({ name, args, env }) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
    return { name, child, end: ended(child) };
  });
  const asked = new Promise<Ending>((resolve) => {
    if (stop.aborted) resolve({ code: 0 });
    stop.addEventListener("abort", () => resolve({ code: 0 }), { once: true });
  });
  const alone = running.map(async ({ name, end }): Promise<Ending> => ({ first: name, code: (await end) || 1 }));
  const ending = await Promise.race([asked, ...alone]);
  for (const { child } of running) child.kill("SIGTERM");
  const patience = setTimeout(() => running.forEach(({ child }) => child.kill("SIGKILL")), PATIENCE);
  await Promise.all(running.map(({ end }) => end));
  clearTimeout(patience);
  return ending;
}
