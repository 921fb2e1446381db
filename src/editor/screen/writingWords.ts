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
  oneSided: { en: "The other language has not changed", es: "El otro idioma no ha cambiado" },
  stillFits: { en: "It still fits: save", es: "Sigue siendo correcto: guardar" },
  changeIt: { en: "Change the {{language}}", es: "Cambiar el texto en {{language}}" },
  olderTexts: { en: "One language is older than the other", es: "Un idioma es más antiguo que el otro" },
  olderCount: { en: "Texts to check: {{count}}", es: "Textos por revisar: {{count}}" },
  olderHow: {
    en: "Someone changed these texts in one language only. Click one to see whether the other still fits. Newest first: {{shown}} of {{count}}.",
    es: "Alguien cambió estos textos en un solo idioma. Pulse uno para ver si el otro sigue siendo correcto. Primero los más recientes: {{shown}} de {{count}}.",
  },
  olderMark: {
    en: "Older: the {{language}} text changed on {{day}}. Does this one still fit?",
    es: "Más antiguo: el texto en {{language}} cambió el {{day}}. ¿Este sigue siendo correcto?",
  },
  choosePart: { en: "Choose the part to show", es: "Elija la parte que se verá" },
  choosePartHow: {
    en: "Move the frame, or pull its corners. With the keyboard: the arrow keys, + and −.",
    es: "Mueva el marco o tire de sus esquinas. Con el teclado: las flechas, + y −.",
  },
  usePart: { en: "Use this part", es: "Usar esta parte" },
  cancel: { en: "Cancel", es: "Cancelar" },
  leftovers: {
    en: "Deleted. Its pictures and videos are still there",
    es: "Borrado. Sus imágenes y videos siguen guardados",
  },
  leftoversDelete: { en: "Delete these files, too ({{count}})", es: "Borrar también estos archivos ({{count}})" },
  leftoversHow: { en: "Nothing else on the site uses them.", es: "Nada más en el sitio los usa." },
  leftoversKeep: { en: "Keep them", es: "Conservarlos" },
} as const satisfies Record<string, Words>;
