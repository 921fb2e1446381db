import { spawn, type ChildProcess } from "node:child_process";

/** One of several Node programs that are only useful together. */
export interface Program {
  /** Used in the message when it exits on its own. */
  name: string;
  args: string[];
  env?: Record<string, string>;
}

interface Ending {
  /** The program that exited first; undefined when all were asked to stop. */
  first?: string;
  /** Overall exit code: 0 when all were asked to stop. */
  code: number;
}

/** Milliseconds between SIGTERM and SIGKILL. */
const PATIENCE = 5000;

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Starts all programs and stops them when one exits or `stop` is aborted. Resolves once all have exited. */
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
