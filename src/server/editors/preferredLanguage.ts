import type { FastifyRequest } from "fastify";
import { EDITOR_LANGUAGES, type EditorLanguage } from "../../i18n/editorLanguages";
import { languageOf } from "../../i18n/languages";

export function preferredLanguage({ headers }: Pick<FastifyRequest, "headers">): EditorLanguage {
  const [preferred] = (headers["accept-language"] ?? "").split(/[,;]/);
  return EDITOR_LANGUAGES.find((one) => one === languageOf(preferred)) ?? EDITOR_LANGUAGES[0];
}
