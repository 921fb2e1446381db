// What our part of the editor says. Decap CMS's own words come with it.
import type { Words } from "../i18n/editorLanguages";

export const EDITOR_WORDS = {
  notConnected: {
    en: "This editor is not connected yet. On your own machine, run “npm run cms” and open the address that it prints. To edit on the published site, a developer sets CMS_REPOSITORY and builds again: see “Editing in the browser” in the README.",
    es: "Este editor todavía no está conectado. En su computadora, ejecute “npm run cms” y abra la dirección que aparece. Para editar en el sitio publicado, un desarrollador define CMS_REPOSITORY y vuelve a generar el sitio: vea “Editing in the browser” en el README.",
  },
  refused: { en: "see the list on this page", es: "vea la lista en esta página" },
  notSaved: { en: "Not saved: please mend this first", es: "No se guardó: corrija esto primero" },
  kept: {
    en: "What you typed is still here. The site stays as it was.",
    es: "Lo que escribió sigue aquí. El sitio queda como estaba.",
  },
  changed: { en: "Not saved: somebody has changed this meanwhile", es: "No se guardó: alguien lo cambió entretanto" },
  changedFields: { en: "Changed by others:", es: "Cambiado por otros:" },
  changedBoth: { en: "Changed by them and by you; theirs is:", es: "Cambiado por ellos y por usted; lo suyo dice:" },
  changedHow: {
    en: "Press Publish again: their changes stay, and where both have changed the same, yours is kept.",
    es: "Pulse Publicar otra vez: sus cambios se conservan, y donde ambos cambiaron lo mismo, queda lo de usted.",
  },
  notUploaded: { en: "Not uploaded", es: "No se subió" },
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
  close: { en: "Close", es: "Cerrar" },
} as const satisfies Record<string, Words>;

export type EditorWord = keyof typeof EDITOR_WORDS;
