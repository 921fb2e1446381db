import { createRequire } from "node:module";
import { resolve } from "node:path";
import { programsFor, wantedRelease } from "../../build/release/releases";
import { runScript } from "../../platform/runScript";
import { DIST } from "../config/installation";

/** Runs a staff tool of the current release: it understands the store as the server that is running does. */
export function runTool(name: "leads" | "visits"): void {
  runScript(async () => {
    const program = resolve(programsFor(DIST, wantedRelease(DIST)), `${name}.js`);
    createRequire(program)(program);
  });
}
