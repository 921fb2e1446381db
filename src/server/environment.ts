import { join } from "node:path";
import { config } from "dotenv";

/** Adds what `.env` in the project's root sets to the environment; what is set already stays. No file is no mistake. */
export function loadEnvironment(root = process.cwd()): NodeJS.ProcessEnv {
  config({ path: join(root, ".env") });
  return process.env;
}
