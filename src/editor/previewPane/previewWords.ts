// Texts of the preview and its bar.
import type { Words } from "../../i18n/editorLanguages";

export const PREVIEW_WORDS = {
  bar: { en: "Preview options", es: "Opciones de la vista previa" },
  page: { en: "Page", es: "Página" },
  language: { en: "Language", es: "Idioma" },
  both: { en: "Both", es: "Ambos" },
  screen: { en: "Screen", es: "Pantalla" },
  phone: { en: "Phone", es: "Teléfono" },
  desktop: { en: "Computer", es: "Computadora" },
  scheme: { en: "Colors", es: "Colores" },
  light: { en: "Light", es: "Claro" },
  dark: { en: "Dark", es: "Oscuro" },
  frame: { en: "Preview", es: "Vista previa" },
  draft: { en: "Draft: visitors can't see it yet", es: "Borrador: los visitantes aún no lo ven" },
  link: { en: "A link to show this", es: "Enlace para mostrar esto" },
  noLink: {
    en: "A link to show this needs the site's own server.",
    es: "Un enlace para mostrar esto necesita el servidor propio del sitio.",
  },
  trouble: {
    en: "The preview is paused because something here is missing or unfinished. Keep writing; nothing is lost.",
    es: "La vista previa está en pausa: aquí falta algo o no está terminado. Siga escribiendo; no se pierde nada.",
  },
} as const satisfies Record<string, Words>;

export type PreviewWord = keyof typeof PREVIEW_WORDS;
