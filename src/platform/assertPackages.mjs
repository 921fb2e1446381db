// npm writes this file last: without it, an installation was broken off, and a missing package would be named, not the reason.
import { existsSync } from "node:fs";

if (!existsSync("node_modules/.package-lock.json")) {
  process.stderr.write("The packages are not installed, or npm ci was broken off: run npm ci, to its end.\n");
  process.exit(1);
}
