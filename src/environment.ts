import { config } from "dotenv";

/** Loads `.env` from the working directory, if there is one; variables that are already set win. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  config();
  return process.env;
}
