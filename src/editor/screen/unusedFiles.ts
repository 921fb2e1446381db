// Lists and deletes pictures and videos that nothing uses, which would otherwise pile up in the project.
import { interpolate } from "../../content/interpolate";
import type { ContentFile } from "../../content/read/contentFile";
import { isMedia } from "../../content/read/fileNames";
import { baseName, joined } from "../../content/read/filePath";
import { mediaFields } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import type { Backend } from "../save/decapBackend";
import type { EditorConfig } from "../config/decapConfig";
import { storedContent } from "../save/stored";
import { showPanel, type PanelItem } from "./panel";
import type { EditorNotifier } from "./editorNotifier";

/** Folders that hold pictures, videos, and captions, as paths from the project root. */
function mediaFolders({ collections, media_folder: shared }: EditorConfig<string>): string[] {
  const folders = collections.flatMap(({ folder, files = [] }) => [
    ...(folder === undefined ? [] : [folder]),
    ...files.flatMap((file) => (file.media_folder === undefined ? [] : [joined("content", file.media_folder)])),
  ]);
  return [...folders, ...(typeof shared === "string" ? [shared] : [])];
}

interface Found {
  path: string;
  /** In bytes. */
  size?: number;
}

/** The media files among `found` that the content does not reference, sorted. */
export function unusedAmong(found: readonly Found[], files: readonly ContentFile[]): Found[] {
  const { parsed } = parseFiles([...files]);
  const used = new Set(parsed.flatMap((file) => mediaFields(file).map(({ path }) => path)));
  return found
    .map((file) => ({ ...file, path: joined(file.path) }))
    .filter(({ path }) => isMedia(path) && !used.has(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function unusedFiles(backend: Backend, config: EditorConfig<string>): Promise<Found[]> {
  const listed = mediaFolders(config).map((folder) => backend.getMedia(folder).catch(() => []));
  return unusedAmong((await Promise.all(listed)).flat(), await storedContent(backend));
}

/** The task on the first screen; `backend` must be guarded, so that nothing in use is deleted. */
export function unusedTask(backend: Backend, config: EditorConfig<string>, { say }: EditorNotifier): PanelItem {
  const tell = (items: PanelItem[], note: string) =>
    showPanel({ title: say("unused"), items, note, close: say("close"), isCalm: true });

  async function remove(path: string): Promise<void> {
    if (!confirm(interpolate(say("deleteFile"), { name: baseName(path) }))) return;
    await backend.deleteFiles([path], `Delete ${path}, which nothing uses`);
    await show();
  }

  async function show(): Promise<void> {
    tell([], say("looking"));
    const files = await unusedFiles(backend, config);
    const items = files.map(({ path, size }) => ({
      about: baseName(path),
      text: [path, size !== undefined && `${Math.ceil(size / 1000)} kB`].filter(Boolean).join(" · "),
      onPress: () => void remove(path).catch(() => undefined),
    }));
    tell(items, say(items.length > 0 ? "unusedHow" : "unusedNone"));
  }

  return { text: say("taskUnused"), onPress: () => void show().catch(() => tell([], say("notAnswered"))) };
}
