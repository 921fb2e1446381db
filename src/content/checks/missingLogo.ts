import { existsSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../isRecord";
import type { ParsedFile, Problem } from "../read/problem";

/** The owner's logo, for dark ground; relative to the project's root. */
export const LOGO_FILE = "static/icons/logo.svg";

const MISSING = {
  en: `is on, but there is no ${LOGO_FILE}: put your logo there, or turn this off`,
  es: `está activado, pero no existe ${LOGO_FILE}: ponga ahí su logotipo, o desactívelo`,
};

/** A logo in place of the name that nobody has put into the project at `root`. */
export function missingLogo(files: readonly ParsedFile[], root: string): Problem[] {
  const site = files.find(({ name }) => name === "site.json")?.value;
  if (!isRecord(site) || site.logo !== true || existsSync(path.join(root, LOGO_FILE))) return [];
  return [{ file: "site.json", field: "logo", message: MISSING }];
}
