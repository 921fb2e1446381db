// Texts of our parts of the editor; Decap CMS brings its own.
import type { Words } from "../../i18n/editorLanguages";
import { WRITING_WORDS } from "./writingWords";

export const EDITOR_WORDS = {
  ...WRITING_WORDS,
  pageTitle: { en: "Content editor", es: "Editor del contenido" },
  notConnected: {
    en: "This editor isn't connected to the site's repository yet, so you can't edit anything here. Ask a developer to connect it: it takes five steps, described in the project's docs/editing.md under “Connecting the editor”. If you have the project on your own computer, you can edit it there right away: run “npm run cms” and open the address it prints.",
    es: "Este editor todavía no está conectado al repositorio del sitio, así que aquí no se puede editar nada. Pida a un desarrollador que lo conecte: son cinco pasos, descritos en docs/editing.md del proyecto, “Connecting the editor”. Si tiene el proyecto en su computadora, puede editarlo allí ahora mismo: ejecute “npm run cms” y abra la dirección que aparece.",
  },
  refused: { en: "see the list on this page", es: "vea la lista en esta página" },
  notSaved: { en: "Not saved: please fix this first", es: "No se guardó: corrija esto primero" },
  kept: {
    en: "What you typed is still here. The site hasn't changed.",
    es: "Lo que escribió sigue aquí. El sitio queda como estaba.",
  },
  notDeleted: { en: "Not deleted: the site still uses it", es: "No se borró: el sitio todavía lo necesita" },
  notDeletedWhy: {
    en: "Update these places first, then delete it. Nothing has been changed.",
    es: "Cambie primero estos lugares y bórrelo después. No se ha cambiado nada.",
  },
  waitingFor: { en: "No connection; nothing is lost", es: "Sin conexión; no se pierde nada" },
  waitingForHow: {
    en: "It will be saved by itself when the connection is back. If you close this page first, this browser keeps what you typed, and the editor's first screen leads back to it.",
    es: "Se guardará solo cuando vuelva la conexión. Si antes cierra esta página, este navegador conserva lo escrito, y la primera pantalla del editor lleva hasta ello.",
  },
  writeOn: { en: "Don't wait: keep writing", es: "No esperar: seguir escribiendo" },
  lost: { en: "Not done: there's no connection", es: "No se hizo: no hay conexión" },
  lostHow: {
    en: "What you typed is still here. Try again when the connection is back.",
    es: "Lo que escribió sigue aquí. Inténtelo otra vez cuando vuelva la conexión.",
  },
  failedSave: { en: "Not done: something went wrong", es: "No se hizo: algo salió mal" },
  failedSaveHow: {
    en: "What you typed is still here. Wait a moment and try again; if it happens again, show this to your developer.",
    es: "Lo que escribió sigue aquí. Espere un momento e inténtelo otra vez; si se repite, muestre esto a su desarrollador.",
  },
  unfinished: { en: "Not saved yet, kept in this browser", es: "Sin guardar todavía, en este navegador" },
  otherEntry: {
    en: "Not deleted: the form shows another entry",
    es: "No se borró: el formulario muestra otra entrada",
  },
  otherEntryHow: {
    en: "Nothing has been changed. Reload this page, then delete the entry you see.",
    es: "No se ha cambiado nada. Vuelva a cargar esta página y borre la entrada que vea.",
  },
  changed: {
    en: "Not saved: someone else has changed this in the meantime",
    es: "No se guardó: alguien lo cambió entretanto",
  },
  changedFields: { en: "Changed by someone else:", es: "Lo cambió otra persona:" },
  changedBoth: {
    en: "Changed by you and someone else. Their version:",
    es: "Lo cambiaron usted y otra persona; la otra versión dice:",
  },
  changedHow: {
    en: "Press Publish again to keep both sets of changes. Where you both changed the same text, yours is kept.",
    es: "Pulse Publicar otra vez: sus cambios se conservan, y donde ambos cambiaron lo mismo, queda lo de usted.",
  },
  changedStartOver: {
    en: "Nothing has been changed. Start over from what is there now.",
    es: "No se ha cambiado nada. Empiece de nuevo con lo que hay ahora.",
  },
  changedNotDeleted: {
    en: "Not deleted: someone else has changed this in the meantime",
    es: "No se borró: alguien lo cambió entretanto",
  },
  changedDelete: {
    en: "If you still want to delete it, delete it again.",
    es: "Si aun así quiere borrarlo, bórrelo otra vez.",
  },
  deleted: {
    en: "Not saved: someone else has deleted this in the meantime",
    es: "No se guardó: alguien lo borró entretanto",
  },
  deletedHow: {
    en: "What you typed is still here. Press Publish again to bring the entry back with your text.",
    es: "Lo que escribió sigue aquí. Pulse Publicar otra vez para recuperar la entrada con su texto.",
  },
  notLoaded: {
    en: "Part of the site's content couldn't be loaded",
    es: "No se pudo cargar una parte del contenido del sitio",
  },
  notLoadedKept: {
    en: "Nothing has been saved or deleted, and what you typed is still here. Wait a moment, then try again.",
    es: "No se ha guardado ni borrado nada, y lo que escribió sigue aquí. Espere un momento e inténtelo otra vez.",
  },
  notLoadedReload: {
    en: "Wait a moment, then reload this page.",
    es: "Espere un momento y vuelva a cargar esta página.",
  },
  entryNotLoaded: {
    en: "This entry couldn't be loaded. Wait a moment, then reload this page. If it still doesn't appear, someone may have deleted it.",
    es: "Esta entrada no se pudo cargar. Espere un momento y vuelva a cargar esta página. Si aun así no aparece, quizá alguien la borró.",
  },
  changedBy: { en: "Changed by {{who}}, {{when}}:", es: "Lo cambió {{who}}, {{when}}:" },
  changedBothBy: {
    en: "Changed by you and by {{who}}, {{when}}. Their version:",
    es: "Lo cambiaron usted y {{who}}, {{when}}; la otra versión dice:",
  },
  signedOut: { en: "Not saved: you've been signed out", es: "No se guardó: su sesión ha terminado" },
  signedOutWhy: {
    en: "What you typed is still here. Sign in again, then press Publish once more.",
    es: "Lo que escribió sigue aquí. Inicie sesión otra vez y pulse Publicar de nuevo.",
  },
  signInAgain: { en: "Sign in again", es: "Iniciar sesión otra vez" },
  notUploaded: { en: "Not uploaded", es: "No se subió" },
  found: { en: "Search results", es: "Resultados de la búsqueda" },
  foundNothing: { en: "No matches. Try a different word.", es: "Sin resultados. Pruebe con otra palabra." },
  foundMore: {
    en: "There are more results. Type more to narrow them down.",
    es: "Hay más resultados. Escriba más para acotarlos.",
  },
  toFix: { en: "Publishing is on hold: please fix this", es: "Publicación en pausa: hay que corregir esto" },
  toFixWhy: {
    en: "Until then, the live site stays as it is, and later changes have to wait, too.",
    es: "Hasta entonces el sitio publicado queda como está, y los cambios posteriores también esperan.",
  },
  welcome: { en: "What would you like to do?", es: "¿Qué quiere hacer?" },
  taskContact: {
    en: "Change the phone number, address, or opening hours",
    es: "Cambiar teléfono, dirección u horario",
  },
  taskHeadline: { en: "Change the headline of the home page", es: "Cambiar el titular del inicio" },
  taskProject: { en: "Add a project with pictures", es: "Proyecto nuevo con imágenes" },
  taskTestimonial: { en: "Add a testimonial", es: "Testimonio nuevo" },
  taskRates: { en: "Change the calculator's prices and rates", es: "Precios y tasas de la calculadora" },
  taskLaunch: { en: "See what's left before the site goes live", es: "Qué falta antes de abrir el sitio al público" },
  taskUnused: { en: "Clean up unused pictures and videos", es: "Imágenes y videos sin usar" },
  live: { en: "All saved changes are live", es: "Todo lo guardado está publicado" },
  liveHow: { en: "Visitors can see everything you've saved.", es: "Los visitantes ven todo lo guardado." },
  liveButDrafts: { en: "Everything is live except drafts", es: "Todo está publicado, salvo los borradores" },
  draft: { en: "Draft: visitors can't see it yet", es: "Borrador: los visitantes aún no lo ven" },
  waiting: {
    en: "Saved, not live yet: the check starts soon",
    es: "Guardado, aún sin publicar: pronto empieza la revisión",
  },
  checking: { en: "Saved, not live yet: being checked", es: "Guardado, aún sin publicar: en revisión" },
  publishing: { en: "Checked: going live now", es: "Revisado: se está publicando" },
  underwayHow: {
    en: "This takes about half an hour and continues even if you close this page. If something fails, you'll get an email from GitHub.",
    es: "Esto sigue solo, aunque cierre esta página; tarda una media hora. Si algo falla, recibirá un correo de GitHub.",
  },
  unseen: { en: "Published, but not seen on the site", es: "Publicado, pero no comprobado en el sitio" },
  unseenHow: {
    en: "GitHub reports that the site was published. The site doesn't say which version it shows, so please look at it yourself.",
    es: "GitHub informa que el sitio se publicó. El sitio no dice qué versión muestra: mírelo usted, por favor.",
  },
  checked: { en: "Saved and checked, not live yet", es: "Guardado y revisado, aún sin publicar" },
  checkedHow: {
    en: "This site doesn't publish automatically yet. Ask your developer to publish it.",
    es: "Este sitio todavía no se publica solo: pida a su desarrollador que lo publique.",
  },
  failed: { en: "Not live: something went wrong", es: "Sin publicar: algo salió mal" },
  failedHow: {
    en: "The live site hasn't changed, and everything you saved is safe. Fix what is listed here, restore the previous version, or show this to your developer.",
    es: "El sitio queda como estaba y nada de lo guardado se pierde. Corrija lo que se indica aquí, restaure la versión anterior o muestre esto a su desarrollador.",
  },
  failedAt: { en: "What failed", es: "Lo que falló" },
  more: { en: "See details", es: "Ver detalles" },
  notLive: { en: "Saved, not live yet", es: "Guardado, aún sin publicar" },
  stepCheck: { en: "Checking content and code", es: "La revisión del contenido y del código" },
  stepBuild: { en: "Building and testing the site", es: "La generación y la prueba del sitio" },
  stepDeploy: { en: "Sending the site to the server", es: "El envío del sitio a su servidor" },
  openRun: { en: "Open on GitHub", es: "Abrirlo en GitHub" },
  versions: { en: "Earlier versions", es: "Versiones anteriores" },
  versionsNone: {
    en: "There are no earlier versions yet.",
    es: "Todavía no hay versiones anteriores.",
  },
  versionsHow: {
    en: "Click a version to restore it, for visitors too. It's saved as a new version, so nothing is lost.",
    es: "Pulse una para restaurarla, también para los visitantes. Se guarda como versión nueva, así que nada se pierde.",
  },
  putsBack: { en: "Restores:", es: "Restaura:" },
  andMore: { en: "and {{count}} more", es: "y {{count}} más" },
  saveDraft: { en: "Save as a draft", es: "Guardar como borrador" },
  draftSaved: {
    en: "Draft saved. Visitors still see what is published.",
    es: "Borrador guardado. Los visitantes siguen viendo lo publicado.",
  },
  draftSavedHow: {
    en: "Whoever opens this entry can continue with the draft. Once it is published, the draft is gone.",
    es: "Quien abra esta entrada puede seguir con el borrador. Al publicarlo, el borrador desaparece.",
  },
  draftThere: { en: "There is a draft of this", es: "Hay un borrador de esto" },
  draftBy: { en: "by {{who}}, {{when}}", es: "de {{who}}, {{when}}" },
  draftHow: {
    en: "The form shows what is published. To see the draft, continue with it.",
    es: "El formulario muestra lo publicado. Para ver el borrador, siga con él.",
  },
  draftOf: { en: "Draft of something published", es: "Borrador de algo publicado" },
  draftReplace: { en: "Replace that draft with what I typed", es: "Reemplazar ese borrador por lo que escribí" },
  draftContinue: { en: "Continue with the draft", es: "Seguir con el borrador" },
  draftChanges: { en: "It changes:", es: "Cambia:" },
  draftDiscard: { en: "Discard the draft", es: "Descartar el borrador" },
  draftTaken: {
    en: "Not saved: someone else has saved a draft of this",
    es: "No se guardó: otra persona ya guardó un borrador de esto",
  },
  draftTakenHow: {
    en: "What you typed is still here. Continuing with the other draft replaces it.",
    es: "Lo que escribió sigue aquí. Si sigue con el otro borrador, se reemplaza.",
  },
  draftUnchanged: { en: "You haven't changed anything yet", es: "Todavía no ha cambiado nada" },
  draftPictures: {
    en: "Not saved: a draft holds texts, no new pictures or videos",
    es: "No se guardó: un borrador lleva textos, no imágenes ni videos nuevos",
  },
  draftPicturesHow: {
    en: "Put back the picture for now and choose the new one just before you publish.",
    es: "Deje por ahora la imagen anterior y elija la nueva justo antes de publicar.",
  },
  order: { en: "Change the order", es: "Cambiar el orden" },
  orderHow: {
    en: "Click an entry to move it up one place.",
    es: "Pulse una entrada para subirla un lugar.",
  },
  orderUnsaved: {
    en: "Click an entry to move it up. Visitors won't see the new order until you save it.",
    es: "Pulse una entrada para subirla. Los visitantes verán el nuevo orden solo después de que lo guarde.",
  },
  moveUp: { en: "↑ Move up", es: "↑ Subir" },
  saveOrder: { en: "Save this order", es: "Guardar este orden" },
  launch: { en: "Before the site goes live", es: "Antes de abrir el sitio al público" },
  launchNone: {
    en: "No sample, bracket, or invented fact is left in the content. Settings of the server are checked where it runs.",
    es: "En el contenido no queda nada de muestra, entre corchetes ni inventado. Los ajustes del servidor se revisan donde funciona.",
  },
  launchHow: {
    en: "The site works with these, but a real business shouldn't show them. Click one to change it.",
    es: "El sitio funciona con esto, pero un negocio de verdad no debe mostrarlo. Pulse uno para cambiarlo.",
  },
  unused: { en: "Unused pictures and videos", es: "Imágenes y videos sin usar" },
  unusedNone: { en: "Every picture and video is in use.", es: "Todas las imágenes y todos los videos se usan." },
  unusedHow: {
    en: "Nothing on the site uses these files. Click one to delete it; you'll be asked to confirm.",
    es: "Nada del sitio usa estos archivos. Pulse uno para borrarlo; se le pedirá confirmación.",
  },
  deleteFile: { en: "Delete {{name}}?", es: "¿Borrar {{name}}?" },
  looking: { en: "One moment…", es: "Un momento…" },
  notAnswered: { en: "GitHub isn't responding. Try again later.", es: "GitHub no responde: inténtelo más tarde." },
  close: { en: "Close", es: "Cerrar" },
} as const satisfies Record<string, Words>;

export type EditorWord = keyof typeof EDITOR_WORDS;
