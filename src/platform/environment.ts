import { errorCode } from "./errorCode";

/** Loads `.env` from the working directory, if there is one; variables that are already set win. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
  return process.env;
}
