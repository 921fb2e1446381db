// “Earlier versions”: lists the last versions of the open entry and what restoring each would change.
import { belowContent } from "../../content/read/filePath";
import { commitOptions, type Backend } from "../decap/decapBackend";
import { translate, when } from "../config/editorWords";
import { setBarButton } from "../screen/editorBar";
import type { GitHub } from "../publishing/github";
import { differences, versionsOf, type Version } from "../publishing/history";
import type { OpenEntry } from "../screen/problemPlace";
import type { EditorContext } from "./editorContext";
import { showMessage } from "../screen/panel";

/**
 * Saves an old version as a new one. It goes through the guard, which checks it against the current content.
 * @param base the current version when the list was shown; undefined if there was none
 */
async function putBack(
  backend: Backend,
  { path, slug, collection }: OpenEntry,
  { source, at }: Version,
  base: string | undefined,
): Promise<void> {
  const options = commitOptions(`Put back ${path} as it was on ${at}`, collection);
  await backend.persistEntry(
    { dataFiles: [{ path, slug, raw: source, ...(base !== undefined && { base }) }], assets: [] },
    options,
  );
  location.reload();
}

/** Returns a function that shows or hides the button for the open entry; nothing without a history. */
export function earlierVersions({
  github,
  backend,
  content,
  notifier: { entryHere, fieldNames },
}: EditorContext): () => void {
  async function show(github: GitHub, entry: OpenEntry): Promise<void> {
    showMessage("versions", [], "looking");
    const [versions, files] = await Promise.all([versionsOf(github, entry.path), content()]);
    // Undefined for an entry that has been deleted.
    const base = files.find(({ name }) => name === belowContent(entry.path))?.source;
    const items = versions
      .map((version) => ({ version, fields: base === undefined ? [] : differences(version.source, base) }))
      .filter(({ fields }) => base === undefined || fields.length > 0)
      .map(({ version, fields }) => ({
        about: `${when(version.at)} · ${version.author}`,
        text:
          base === undefined ? translate("bringsBack") : `${translate("putsBack")} ${fieldNames(fields, entry.fields)}`,
        // The guard has already shown why it refused.
        onPress: () => void putBack(backend, entry, version, base).catch(() => undefined),
      }));
    showMessage("versions", items, items.length > 0 ? "versionsHow" : "versionsNone");
  }

  return () => {
    const here = entryHere("");
    const entry = github && !here?.isNew ? here : undefined;
    const onPress = () =>
      github && entry && void show(github, entry).catch(() => showMessage("versions", [], "notAnswered"));
    setBarButton("versions", entry && { text: translate("versions"), onPress });
  };
}
