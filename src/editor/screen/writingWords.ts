// Texts of what helps while writing: the preview's taps, both languages, pictures.
import type { Words } from "../../i18n/editorLanguages";

export const WRITING_WORDS = {
  moreButtons: { en: "More…", es: "Más…" },
  tapped: { en: "This stands in another form", es: "Esto está en otro formulario" },
  tappedOpen: { en: "Open it there:", es: "Abrirlo allí:" },
  tappedHow: {
    en: "What you typed here isn't saved yet. This browser keeps it and offers it again when you come back.",
    es: "Lo que escribió aquí aún no está guardado. Este navegador lo conserva y lo ofrece de nuevo cuando vuelva.",
  },
} as const satisfies Record<string, Words>;
