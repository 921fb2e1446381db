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
  changesFirst: { en: "you are changing the other language first", es: "usted cambia primero el otro idioma" },
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
  uncut: { en: "The part you chose could not be cut out", es: "No se pudo recortar la parte que eligió" },
  uncutHow: {
    en: "This browser can't write the photo {{name}} anew. Upload all of it, of which the site then chooses the part, or cut it with another program first.",
    es: "Este navegador no puede volver a escribir la foto {{name}}. Súbala entera, y el sitio elegirá la parte, o recórtela antes con otro programa.",
  },
  useWhole: { en: "Upload the whole photo", es: "Subir la foto entera" },
  cancel: { en: "Cancel", es: "Cancelar" },
  linkMaking: { en: "Making a link…", es: "Creando el enlace…" },
  linkReady: {
    en: "Whoever has this link sees this page as it is now",
    es: "Quien tenga este enlace ve esta página como está ahora",
  },
  linkReadyHow: {
    en: "Without an account, until {{date}}. What you change later needs a new link. Nothing has been published.",
    es: "Sin cuenta, hasta el {{date}}. Lo que cambie después necesita un enlace nuevo. No se ha publicado nada.",
  },
  copyLink: { en: "Copy the link", es: "Copiar el enlace" },
  linkCopied: { en: "Link copied", es: "Enlace copiado" },
  linkNotCopied: {
    en: "Not copied: select the link above and copy it yourself",
    es: "No se copió: seleccione el enlace de arriba y cópielo usted",
  },
  linkFailed: { en: "No link was made", es: "No se creó ningún enlace" },
  linkFailedHow: {
    en: "Wait a moment and try again. If it happens again, sign out and in.",
    es: "Espere un momento e inténtelo otra vez. Si se repite, cierre la sesión y vuelva a iniciarla.",
  },
  linkTooLarge: {
    en: "This page has too many pictures for a link.",
    es: "Esta página tiene demasiadas imágenes para un enlace.",
  },
  linkTooMany: {
    en: "Too many links have been made. Each one ends after seven days; then there is room for new ones.",
    es: "Ya hay demasiados enlaces. Cada uno termina a los siete días; entonces habrá lugar para otros.",
  },
  propose: { en: "Propose a translation", es: "Proponer una traducción" },
  proposed: { en: "Proposed translation", es: "Traducción propuesta" },
  proposedHow: {
    en: "Proposed by your browser, read by nobody yet. Correct it here. It isn't in the form until you say that you have read it.",
    es: "La propone su navegador y nadie la ha leído. Corríjala aquí. No entra en el formulario hasta que diga que la leyó.",
  },
  proposalRead: { en: "I have read it: use it", es: "La leí: usarla" },
  proposalDownload: {
    en: "The browser is downloading its translator: {{percent}}%",
    es: "El navegador está descargando su traductor: {{percent}} %",
  },
  proposalFailed: {
    en: "Your browser couldn't translate this. Please write it yourself.",
    es: "Su navegador no pudo traducir esto. Escríbalo usted, por favor.",
  },
  leftovers: {
    en: "Deleted. Its pictures and videos are still there",
    es: "Borrado. Sus imágenes y videos siguen guardados",
  },
  leftoversDelete: { en: "Delete these files, too ({{count}})", es: "Borrar también estos archivos ({{count}})" },
  leftoversHow: { en: "Nothing else on the site uses them.", es: "Nada más en el sitio los usa." },
  leftoversKeep: { en: "Keep them", es: "Conservarlos" },
} as const satisfies Record<string, Words>;
