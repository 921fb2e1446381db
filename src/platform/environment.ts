/** Loads `.env` from the working directory, if there is one; variables that are already set win. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return process.env;
}
