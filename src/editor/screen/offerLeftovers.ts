// After an entry has been deleted: its pictures and videos that nothing else uses may go, too.
import { interpolate } from "../../content/interpolate";
import type { ContentFile } from "../../content/read/contentFile";
import { mediaFields } from "../../content/read/media";
import { baseName } from "../../content/read/filePath";
import { parseFiles } from "../../content/read/parseFiles";
import type { Backend } from "../save/decapBackend";
import type { EditorNotifier } from "./editorNotifier";
import { hidePanel, showPanel } from "./panel";
import { unusedAmong } from "./unusedFiles";

/** Media files that only the entries `gone` (below content/) named. `files`: the content before the deletion. */
export function leftovers(files: readonly ContentFile[], gone: readonly string[]): string[] {
  const isGone = ({ name }: ContentFile) => gone.includes(name);
  const { parsed } = parseFiles(files.filter(isGone));
  const named = new Set(parsed.flatMap((file) => mediaFields(file).map(({ path }) => path)));
  const found = [...named].map((path) => ({ path }));
  return unusedAmong(
    found,
    files.filter((file) => !isGone(file)),
  ).map(({ path }) => path);
}

/** `backend` must be guarded, so that nothing in use is deleted. */
export function offerLeftovers(paths: readonly string[], backend: Backend, { say }: Pick<EditorNotifier, "say">): void {
  if (paths.length === 0) return;
  async function remove(): Promise<void> {
    await backend.deleteFiles([...paths], "Delete the files of a deleted entry, which nothing uses");
    hidePanel();
  }
  // The guard has already shown why it refused.
  const onPress = () => void remove().catch(() => undefined);
  showPanel({
    title: say("leftovers"),
    items: [
      ...paths.map((path) => ({ text: baseName(path) })),
      { text: interpolate(say("leftoversDelete"), { count: paths.length }), onPress },
    ],
    note: say("leftoversHow"),
    close: say("leftoversKeep"),
    isCalm: true,
  });
}
