// What people read who open the link to a draft. The editor's words, not the site's: these pages are no part of it.
import type { Words } from "../../../i18n/editorLanguages";

export const DRAFT_WORDS = {
  draft: {
    en: "Draft of “{{title}}”, until {{date}}. Not published.",
    es: "Borrador de «{{title}}», hasta el {{date}}. Sin publicar.",
  },
  expired: {
    en: "This link has expired: it showed a draft for seven days. Ask whoever sent it for a new one.",
    es: "Este enlace ha vencido: mostraba un borrador durante siete días. Pida uno nuevo a quien se lo envió.",
  },
  invalid: {
    en: "This link shows nothing: it is incomplete, or it was changed. Ask whoever sent it to send it again.",
    es: "Este enlace no muestra nada: está incompleto o alterado. Pida a quien se lo envió que lo envíe otra vez.",
  },
  failed: {
    en: "The draft can't be shown right now. Please try again in a minute.",
    es: "El borrador no se puede mostrar en este momento. Inténtelo otra vez en un minuto.",
  },
} as const satisfies Record<string, Words>;
