import { config } from "dotenv";

/** Adds what `.env` in the working directory sets to the environment; what is set already stays. No file is no mistake. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  config();
  return process.env;
}
