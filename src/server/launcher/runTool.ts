import { createRequire } from "node:module";
import { resolve } from "node:path";
import { demandRelease, programsFor } from "../../build/release/releases";
import { runScript } from "../../platform/runScript";
import { DIST } from "../config/installation";

/** Runs a staff tool of the current release: it understands the store as the server that is running does. */
export function runTool(name: "leads" | "vitals"): void {
  runScript(async () => {
    const program = resolve(programsFor(DIST, demandRelease(DIST)), `${name}.js`);
    createRequire(program)(program);
  });
}
