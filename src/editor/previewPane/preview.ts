// Fills Decap CMS's preview pane with the site's own pages, rendered from the unsaved form.
import { isDraft, publishedAmong } from "../../content/read/drafts";
import { baseName, belowContent } from "../../content/read/filePath";
import { isRecord } from "../../content/isRecord";
import { parseJson } from "../../content/read/parseJson";
import { LANGUAGES } from "../../i18n/languages";
import type { ContentFormat } from "../save/contentFormat";
import type { Collection } from "../config/decapConfig";
import { pagesShowing } from "../config/previewPages";
import { previewPane, type PreviewPane } from "./previewPane";
import type { Repository } from "../save/repository";
import { sampleDealNote } from "./sampleDeal";
import type { TextPlace } from "./shown";
import type { ContentFile } from "../../content/read/contentFile";
import { languageOfField } from "../decap/markup";
import { mapIn, uploadsOf } from "../decap/decapStore";
import { contentFile } from "../save/saveCheck";

// Makes the preview follow the form: it scrolls to the text of the focused field, or of the one just filled in.
const TEXT_INPUTS = "input[type=text], textarea, [contenteditable=true]";

const textOf = (field: HTMLElement): string =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.innerText).trim();

/** A localized text's fields in every language, or just the field. */
function fieldsOfText(field: HTMLElement): HTMLElement[] {
  if (!languageOfField(field.id)) return [field];
  const group = field.closest("div:has(> label), div:has(> div > label)")?.parentElement?.parentElement;
  const others = [...(group?.querySelectorAll<HTMLElement>(TEXT_INPUTS) ?? [])];
  return others.length === LANGUAGES.length ? [field, ...others] : [field];
}

/** Calls `onField` with the focused field's text in every language; while all are empty, the last one's stays. */
function followFields(onField: (texts: readonly string[]) => void): void {
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(TEXT_INPUTS)) return;
    const texts = fieldsOfText(target).map(textOf);
    if (texts.some((text) => text !== "")) onField(texts);
  };
  // A field of a new entry is empty when one enters it.
  document.addEventListener("focusout", follow);
  document.addEventListener("focusin", follow);
}

export interface PreviewCms {
  registerPreviewTemplate(name: string, template: (props: PreviewProps) => unknown): void;
  registerPreviewStyle(address: string): void;
}

/** `createElement` of Decap CMS's React; `ref` gets the element after each render, and null before the next. */
export type MakeElement = (type: string, props: { ref: (element: HTMLElement | null) => void }) => unknown;

interface Preview {
  collections: readonly Collection<string>[];
  format: ContentFormat;
  repository: Pick<Repository, "content" | "media">;
  /** A text or picture was tapped while the form shows the file `open` (below content/). */
  onTap: (place: TextPlace, open: string) => void;
}

/** An entry's title in every language. */
function titlesOf(value: unknown): string[] {
  const title = isRecord(value) ? value.title : undefined;
  return isRecord(title) ? LANGUAGES.map((language) => String(title[language] ?? "")) : [];
}

const CALCULATOR = "calculator.json";

/** Leaves out all drafts except the one being edited, which is shown as if it were published. */
async function show(
  pane: PreviewPane,
  { file, uploads }: FormFile,
  { repository }: Pick<Preview, "repository">,
): Promise<void> {
  const stored = await repository.content();
  const others = publishedAmong(stored).filter(({ name }) => name !== file.name);
  const parsed = parseJson(file.source);
  const value = parsed.ok ? parsed.value : undefined;
  const files = [...others, file];
  const published = stored.find(({ name }) => name === file.name);
  const names = files.map(({ name }) => name);
  pane.show({
    files,
    picture: async (path) => uploads.get(baseName(path)) ?? repository.media(path),
    pages: pagesShowing(file.name, value, names),
    titles: titlesOf(value),
    isDraft: isDraft(value),
    note: file.name === CALCULATOR ? sampleDealNote(published?.source ?? "", file.source) : "",
  });
}

/** Registers the preview for every file and folder of the editor. */
export function registerPreview(cms: PreviewCms, makeElement: MakeElement, preview: Preview): void {
  const { collections, format, onTap } = preview;
  const panes = new WeakMap<HTMLElement, PreviewPane>();
  let open: PreviewPane | undefined;
  let openFile = "";

  async function drawIn(element: HTMLElement, props: PreviewProps): Promise<void> {
    open = panes.get(element) ?? previewPane(element, (place) => onTap(place, openFile));
    panes.set(element, open);
    const formFile = formFileOf(props, format);
    openFile = formFile.file.name;
    await show(open, formFile, preview);
  }

  // An error here must not break the form.
  const template = (props: PreviewProps) =>
    makeElement("div", { ref: (element) => void (element && drawIn(element, props).catch(console.warn)) });

  followFields((texts) => open?.reveal(texts));
  cms.registerPreviewStyle("/admin/previewPane.css");
  for (const { name, files } of collections)
    for (const one of files?.map((file) => file.name) ?? [name]) cms.registerPreviewTemplate(one, template);
}

// The unsaved state of Decap CMS's form as the file it would be saved as.
/** The part of the Immutable.js collection API needed to read Decap CMS's entries. */
interface ImmutableMap {
  get(name: string): unknown;
  toJS(): unknown;
}

/** The props Decap CMS passes to a preview. */
export interface PreviewProps {
  entry: ImmutableMap;
  collection: ImmutableMap;
  fields: { map(read: (field: ImmutableMap) => unknown): { toJS(): string[] } };
}

interface FormFile {
  file: ContentFile;
  /** Pictures that have been chosen but not saved, by file name. */
  uploads: ReadonlyMap<string, Blob>;
}

/** The file as it would be saved; an entry that has no name yet becomes `new.json`. */
export function formFileOf({ entry, collection, fields }: PreviewProps, format: ContentFormat): FormFile {
  const path = String(entry.get("path") || `${String(collection.get("folder"))}/new.json`);
  const names = fields.map((field) => field.get("name")).toJS();
  return {
    file: contentFile(belowContent(path) ?? path, format.toFile(mapIn(entry, "data")?.toJS(), names)),
    uploads: uploadsOf(entry),
  };
}
