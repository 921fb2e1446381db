// Fills Decap CMS's preview pane with the site's own pages, rendered from the unsaved form.
import { isDraft, publishedAmong } from "../../content/read/drafts";
import { baseName } from "../../content/read/filePath";
import { isGroup } from "../../content/isGroup";
import { parseJson } from "../../content/read/parseJson";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { LANGUAGES } from "../../i18n/languages";
import type { ContentFormat } from "../save/contentFormat";
import type { Collection } from "../config/decapConfig";
import { followFields } from "./followFields";
import { formFileOf, type FormFile, type PreviewProps } from "./formFile";
import { pagesShowing } from "./previewPages";
import { previewPane, type PreviewPane } from "./previewPane";
import type { Repository } from "../save/repository";
import { PREVIEW_STYLE } from "./previewStyle";
import type { TextPlace } from "./shown";

export interface PreviewCms {
  registerPreviewTemplate(name: string, template: (props: PreviewProps) => unknown): void;
  registerPreviewStyle(css: string, options: { raw: boolean }): void;
}

/** `createElement` of Decap CMS's React; `ref` gets the element after each render, and null before the next. */
export type MakeElement = (type: string, props: { ref: (element: HTMLElement | null) => void }) => unknown;

interface Preview {
  collections: readonly Collection<string>[];
  format: ContentFormat;
  repository: Pick<Repository, "content" | "media">;
  language: EditorLanguage;
  /** A text or picture was tapped while the form shows the file `open` (below content/). */
  onTap: (place: TextPlace, open: string) => void;
}

/** An entry's title in every language. */
function titlesOf(value: unknown): string[] {
  const title = isGroup(value) ? value.title : undefined;
  return isGroup(title) ? LANGUAGES.map((language) => String(title[language] ?? "")) : [];
}

/** Leaves out all drafts except the one being edited, which is shown as if it were published. */
async function show(pane: PreviewPane, { file, uploads }: FormFile, repository: Preview["repository"]): Promise<void> {
  const others = publishedAmong(await repository.content()).filter(({ name }) => name !== file.name);
  const parsed = parseJson(file.source);
  const value = parsed.ok ? parsed.value : undefined;
  const files = [...others, file];
  const names = files.map(({ name }) => name);
  pane.show({
    files,
    picture: async (path) => uploads.get(baseName(path)) ?? repository.media(path),
    pages: pagesShowing(file.name, value, names),
    titles: titlesOf(value),
    isDraft: isDraft(value),
  });
}

/** Registers the preview for every file and folder of the editor. */
export function registerPreview(cms: PreviewCms, makeElement: MakeElement, preview: Preview): void {
  const { collections, format, repository, language, onTap } = preview;
  const panes = new WeakMap<HTMLElement, PreviewPane>();
  let open: PreviewPane | undefined;
  let openFile = "";

  async function drawIn(element: HTMLElement, props: PreviewProps): Promise<void> {
    open = panes.get(element) ?? previewPane(element, language, (place) => onTap(place, openFile));
    panes.set(element, open);
    const formFile = formFileOf(props, format);
    openFile = formFile.file.name;
    await show(open, formFile, repository);
  }

  // An error here must not break the form.
  const template = (props: PreviewProps) =>
    makeElement("div", { ref: (element) => void (element && drawIn(element, props).catch(console.warn)) });

  followFields((texts) => open?.reveal(texts));
  cms.registerPreviewStyle(PREVIEW_STYLE, { raw: true });
  for (const { name, files } of collections)
    for (const one of files?.map((file) => file.name) ?? [name]) cms.registerPreviewTemplate(one, template);
}
