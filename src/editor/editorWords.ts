// What our part of the editor says. Decap CMS's own words come with it.
import type { Words } from "../i18n/editorLanguages";

export const EDITOR_WORDS = {
  notConnected: {
    en: "This editor is not connected to the site's repository yet, so nothing can be edited here. A developer connects it once, in five steps: docs/editing.md in the project, “Connecting the editor”. Who has the project on their own computer can edit it there right away: run “npm run cms” and open the address that it prints.",
    es: "Este editor todavía no está conectado al repositorio del sitio, así que aquí no se puede editar nada. Un desarrollador lo conecta una sola vez, en cinco pasos: docs/editing.md del proyecto, “Connecting the editor”. Quien tenga el proyecto en su computadora puede editarlo allí ahora mismo: ejecute “npm run cms” y abra la dirección que aparece.",
  },
  refused: { en: "see the list on this page", es: "vea la lista en esta página" },
  notSaved: { en: "Not saved: please mend this first", es: "No se guardó: corrija esto primero" },
  kept: {
    en: "What you typed is still here. The site stays as it was.",
    es: "Lo que escribió sigue aquí. El sitio queda como estaba.",
  },
  notDeleted: { en: "Not deleted: the site still needs it", es: "No se borró: el sitio todavía lo necesita" },
  notDeletedWhy: {
    en: "Change these places first, then delete it. Nothing has been changed.",
    es: "Cambie primero estos lugares y bórrelo después. No se ha cambiado nada.",
  },
  changed: { en: "Not saved: somebody has changed this meanwhile", es: "No se guardó: alguien lo cambió entretanto" },
  changedFields: { en: "Changed by others:", es: "Cambiado por otros:" },
  changedBoth: { en: "Changed by them and by you; theirs is:", es: "Cambiado por ellos y por usted; lo suyo dice:" },
  changedHow: {
    en: "Press Publish again: their changes stay, and where both have changed the same, yours is kept.",
    es: "Pulse Publicar otra vez: sus cambios se conservan, y donde ambos cambiaron lo mismo, queda lo de usted.",
  },
  changedBy: { en: "Changed by {{who}}, {{when}}:", es: "Lo cambió {{who}}, {{when}}:" },
  changedBothBy: {
    en: "Changed by you and by {{who}}, {{when}}; theirs is:",
    es: "Lo cambiaron usted y {{who}}, {{when}}; lo suyo dice:",
  },
  signedOut: { en: "Not saved: your sign-in has ended", es: "No se guardó: su sesión ha terminado" },
  signedOutWhy: {
    en: "What you typed is still here. Sign in again, then press Publish once more.",
    es: "Lo que escribió sigue aquí. Inicie sesión otra vez y pulse Publicar de nuevo.",
  },
  signInAgain: { en: "Sign in again", es: "Iniciar sesión otra vez" },
  notUploaded: { en: "Not uploaded", es: "No se subió" },
  found: { en: "Found in the content", es: "Se encontró en el contenido" },
  foundNothing: { en: "No text says this.", es: "Ningún texto dice esto." },
  foundMore: { en: "There is more: search for more letters.", es: "Hay más: busque con más letras." },
  toMend: { en: "The site waits: this must be mended", es: "El sitio espera: hay que corregir esto" },
  toMendWhy: {
    en: "Until then the published site stays as it is, and later changes wait, too.",
    es: "Hasta entonces el sitio publicado queda como está, y los cambios posteriores también esperan.",
  },
  welcome: { en: "What would you like to do?", es: "¿Qué quiere hacer?" },
  taskContact: { en: "Change phone, address or opening hours", es: "Cambiar teléfono, dirección u horario" },
  taskHeadline: { en: "Change the headline of the home page", es: "Cambiar el titular del inicio" },
  taskProject: { en: "New project with pictures", es: "Proyecto nuevo con imágenes" },
  taskTestimonial: { en: "New testimonial", es: "Testimonio nuevo" },
  taskRates: { en: "Prices and rates of the calculator", es: "Precios y tasas de la calculadora" },
  taskUnused: { en: "Pictures and films that nothing uses", es: "Imágenes y videos que nada usa" },
  live: { en: "All saved changes are live", es: "Todo lo guardado está publicado" },
  liveHow: { en: "Visitors see everything that is saved.", es: "Los visitantes ven todo lo guardado." },
  waiting: {
    en: "Saved, not live yet: the check begins soon",
    es: "Guardado, aún sin publicar: pronto empieza la revisión",
  },
  checking: { en: "Saved, not live yet: being checked", es: "Guardado, aún sin publicar: en revisión" },
  publishing: { en: "Checked, and on its way to visitors", es: "Revisado, y en camino a los visitantes" },
  underwayHow: {
    en: "This goes on by itself, also when you close this page; it takes about half an hour. If something fails, you get a mail from GitHub.",
    es: "Esto sigue solo, aunque cierre esta página; tarda una media hora. Si algo falla, recibirá un correo de GitHub.",
  },
  checked: { en: "Saved and checked, not live yet", es: "Guardado y revisado, aún sin publicar" },
  checkedHow: {
    en: "This site is not published by itself yet: ask your developer to publish it.",
    es: "Este sitio todavía no se publica solo: pida a su desarrollador que lo publique.",
  },
  failed: { en: "Not live: something went wrong", es: "Sin publicar: algo salió mal" },
  failedHow: {
    en: "The site stays as it was, and nothing that is saved is lost. Mend what is named here, put back the version before, or show this to your developer.",
    es: "El sitio queda como estaba y nada de lo guardado se pierde. Corrija lo que se indica aquí, restaure la versión anterior o muestre esto a su desarrollador.",
  },
  failedAt: { en: "What failed", es: "Lo que falló" },
  more: { en: "See what, and what to do", es: "Ver qué es y qué hacer" },
  notLive: { en: "Saved, not live yet", es: "Guardado, aún sin publicar" },
  stepCheck: { en: "The check of content and code", es: "La revisión del contenido y del código" },
  stepBuild: { en: "Building the site and trying it out", es: "La generación y la prueba del sitio" },
  stepDeploy: { en: "Bringing the site to its server", es: "El envío del sitio a su servidor" },
  openRun: { en: "Open it on GitHub", es: "Abrirlo en GitHub" },
  versions: { en: "Earlier versions", es: "Versiones anteriores" },
  versionsNone: {
    en: "This has no earlier version yet.",
    es: "Todavía no hay versiones anteriores.",
  },
  versionsHow: {
    en: "Pressing one puts it back for visitors, too. It is saved as a new version, so nothing is lost.",
    es: "Al pulsar una, vuelve también para los visitantes. Se guarda como versión nueva, así que nada se pierde.",
  },
  putsBack: { en: "Puts back:", es: "Restaura:" },
  andMore: { en: "and {{count}} more", es: "y {{count}} más" },
  unused: { en: "Nothing on the site uses these", es: "Nada del sitio usa estos archivos" },
  unusedNone: { en: "Every picture and film is used.", es: "Todas las imágenes y todos los videos se usan." },
  unusedHow: { en: "Pressing one deletes it, after a question.", es: "Al pulsar uno se borra, tras una pregunta." },
  deleteFile: { en: "Delete {{name}}?", es: "¿Borrar {{name}}?" },
  looking: { en: "One moment …", es: "Un momento …" },
  notAnswered: { en: "GitHub does not answer: try again later.", es: "GitHub no responde: inténtelo más tarde." },
  close: { en: "Close", es: "Cerrar" },
} as const satisfies Record<string, Words>;

export type EditorWord = keyof typeof EDITOR_WORDS;
