// Replaces Decap CMS's wording where it would mislead, and fills the gaps in its Spanish.
import type { EditorLanguage } from "../../i18n/editorLanguages";

/** Keyed by their path in Decap CMS's locale. */
type Phrases = Readonly<Record<string, string>>;

const TOOLBAR = "editor.editorToolbar";
const MISSING = "editor.editorControlPane.widget.required";
const WRONG = "editor.editorControlPane.widget.regexPattern";
/** Asks whether to go on with unfinished changes. */
export const BACKUP = "editor.editor.confirmLoadBackup";
const NOT_SAVED = "ui.toast.onFailToPersist";
const NOT_LOADED = "ui.toast.onFailToLoadEntries";
const NOT_DELETED = "ui.toast.onFailToDelete";
const LEAVE = "editor.editor.onLeavePage";
/** Both are asked before an entry is deleted; our own part of the editor fills in which one. */
const DELETE = "editor.editor.onDeletePublishedEntry";
const DELETE_CHANGED = "editor.editor.onDeleteWithUnsavedChanges";
const NEW_ENTRY = "collection.collectionTop.newButton";
const MARKDOWN = "editor.editorWidgets.markdown";
const IMAGE = "editor.editorWidgets.image";
const FILE = "editor.editorWidgets.file";
const CARD = "mediaLibrary.mediaLibraryCard";

// The check's own sentence; its label is beside it.
const SENTENCE_ALONE = "%{pattern}";

// Decap CMS's own has a full-width plus sign, which many fonts lack.
const PLUS_NAME = "+ %{collectionLabel}";

export const PHRASES: Readonly<Record<EditorLanguage, Phrases>> = {
  // Saved content is published only after CI has checked it; our own button shows the progress.
  en: {
    [`${TOOLBAR}.published`]: "Saved",
    [`${TOOLBAR}.publishing`]: "Saving…",
    [`${TOOLBAR}.backCollection`]: " In “%{collectionLabel}”",
    [MISSING]: "This is required.",
    [WRONG]: SENTENCE_ALONE,
    [BACKUP]:
      "This browser kept changes that you made here and didn't save. Press OK to go on with them, or Cancel to discard them.",
    [LEAVE]: "What you changed here isn't saved and will be discarded. Leave anyway?",
    [DELETE]: "Delete “{{title}}” ({{file}})? Visitors won't see it anymore.",
    [DELETE_CHANGED]: "Delete “{{title}}” ({{file}}), along with your unsaved changes? Visitors won't see it anymore.",
    [NEW_ENTRY]: PLUS_NAME,
    [NOT_SAVED]: "Not saved: %{details}",
    [NOT_DELETED]: "Not deleted: %{details}",
    [NOT_LOADED]: "This couldn't be loaded. Wait a moment, then reload this page. (%{details})",
    "collection.sidebar.collections": "What to edit",
  },
  es: {
    [`${TOOLBAR}.published`]: "Guardado",
    [`${TOOLBAR}.publishing`]: "Guardando…",
    [`${TOOLBAR}.backCollection`]: " En “%{collectionLabel}”",
    [`${TOOLBAR}.deployButtonLabel`]: "Ver en el sitio",
    "app.header.quickAdd": "Agregar",
    "collection.sidebar.collections": "Qué editar",
    "collection.collectionTop.viewAsList": "Ver como lista",
    "collection.collectionTop.viewAsGrid": "Ver como cuadrícula",
    [MISSING]: "Falta completar.",
    [WRONG]: SENTENCE_ALONE,
    [BACKUP]:
      "Este navegador conservó cambios que usted hizo aquí y no guardó. Pulse Aceptar para seguir con ellos o Cancelar para descartarlos.",
    [NEW_ENTRY]: PLUS_NAME,
    "editor.editorControlPane.widget.rangeCount": "Debe tener de %{minCount} a %{maxCount} elementos.",
    [LEAVE]: "Lo que cambió aquí no está guardado y se descartará. ¿Salir de todos modos?",
    [DELETE]: "¿Borrar “{{title}}” ({{file}})? Los visitantes dejarán de verlo.",
    [DELETE_CHANGED]:
      "¿Borrar “{{title}}” ({{file}}), junto con sus cambios sin guardar? Los visitantes dejarán de verlo.",
    "editor.editorControl.field.widgetLabel": "Campo %{widgetLabel}",
    "editor.editorInterface.togglePreview": "Mostrar u ocultar la vista previa",
    [`${MARKDOWN}.bold`]: "Negrita",
    [`${MARKDOWN}.italic`]: "Cursiva",
    [`${MARKDOWN}.link`]: "Enlace",
    [`${MARKDOWN}.headings`]: "Títulos",
    [`${MARKDOWN}.bulletedList`]: "Lista con viñetas",
    [`${MARKDOWN}.numberedList`]: "Lista numerada",
    [`${IMAGE}.choose`]: "Elegir una imagen",
    [`${IMAGE}.chooseDifferent`]: "Elegir otra imagen",
    [`${IMAGE}.remove`]: "Quitar la imagen",
    [`${FILE}.remove`]: "Quitar el archivo",
    [`${FILE}.choose`]: "Elegir un archivo",
    [`${FILE}.chooseDifferent`]: "Elegir otro archivo",
    [`${FILE}.chooseUrl`]: "Usar una dirección",
    [`${FILE}.replaceUrl`]: "Cambiar por una dirección",
    [`${FILE}.promptUrl`]: "Escriba la dirección del archivo",
    "editor.editorWidgets.list.add": "Agregar %{item}",
    "editor.editorWidgets.object.expand": "Abrir",
    "editor.editorWidgets.object.collapse": "Plegar",
    [`${CARD}.copy`]: "Copiar",
    [`${CARD}.copyUrl`]: "Copiar dirección",
    [`${CARD}.copyPath`]: "Copiar ruta",
    [`${CARD}.copyName`]: "Copiar nombre",
    [`${CARD}.copied`]: "Copiado",
    "mediaLibrary.mediaLibraryModal.close": "Cerrar",
    [NOT_LOADED]: "Esto no se pudo cargar. Espere un momento y vuelva a cargar esta página. (%{details})",
    "ui.toast.missingRequiredField": "Falta un campo obligatorio: complételo antes de guardar.",
    "ui.settingsDropdown.account": "Opciones de la cuenta",
    "ui.toast.onLoggedOut": "Su sesión ha terminado: guarde lo escrito en otro lugar e inicie sesión otra vez",
    "ui.toast.onBackendDown": "El servicio no responde. Vea más en %{details}",
  },
};

export interface Locale {
  [name: string]: string | Locale;
}

/** A copy of the locale with our phrases filled in. */
export function withPhrases(locale: Locale, phrases: Phrases): Locale {
  const own = structuredClone(locale);
  for (const [path, words] of Object.entries(phrases)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let place = own;
    for (const step of steps) {
      const inner = place[step];
      place = typeof inner === "object" ? inner : (place[step] = {});
    }
    place[last] = words;
  }
  return own;
}
