import { languageOfPath, pathIn, withoutLanguage } from "../i18n/paths";
import type { UserData } from "./session";

/** Paths (without language prefix) visible only with cached user data. */
export const PROTECTED_ROUTES: readonly string[] = [];

/**
 * Where to redirect a visitor: for a protected path without cached user data, home in the path's language; otherwise
 * undefined. `user` is called only for a protected path.
 */
export function guardPath(
  path: string,
  user: () => UserData | null,
  protectedRoutes: readonly string[] = PROTECTED_ROUTES,
): string | undefined {
  const isBarred = protectedRoutes.includes(withoutLanguage(path)) && !user();
  return isBarred ? pathIn(languageOfPath(path), "/") : undefined;
}
