import { languageOfPath, pathIn, withoutLanguage } from "../i18n/paths";
import type { UserData } from "./session";

/** Paths (without language prefix) that only a visitor with cached user data may see. */
export const PROTECTED_ROUTES: readonly string[] = [];

/**
 * Where a visitor has to go instead: home, in the path's language, for a protected path without cached user data, else nowhere.
 * `user` is asked only for a protected path.
 */
export function guardPath(
  path: string,
  user: () => UserData | null,
  protectedRoutes: readonly string[] = PROTECTED_ROUTES,
): string | undefined {
  const isBarred = protectedRoutes.includes(withoutLanguage(path)) && !user();
  return isBarred ? pathIn(languageOfPath(path), "/") : undefined;
}
