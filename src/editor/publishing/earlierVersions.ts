// “Earlier versions”: lists the last versions of the open entry and what restoring each would change.
import { commitOptions, type Backend } from "../save/decapBackend";
import { setBarButton } from "../screen/editorBar";
import type { GitHub } from "./github";
import { differences, versionsOf, type Version } from "./history";
import { showPanel, type PanelItem } from "../screen/panel";
import type { OpenEntry } from "../screen/problemPlace";
import type { EditorNotifier } from "../screen/editorNotifier";

/**
 * Saves an old version as a new one. It goes through the guard, which checks it against the current content.
 * @param base the newest version when the list was shown
 */
async function putBack(
  backend: Backend,
  { path, slug, collection }: OpenEntry,
  { source, at }: Version,
  base: string,
): Promise<void> {
  const options = commitOptions(`Put back ${path} as it was on ${at}`, collection);
  await backend.persistEntry({ dataFiles: [{ path, slug, raw: source, base }], assets: [] }, options);
  location.reload();
}

/** Returns a function that shows or hides the button for the open entry; `backend` must be guarded. */
export function earlierVersions(
  github: GitHub,
  backend: Backend,
  { say, when, entryHere, fieldNames }: EditorNotifier,
): () => void {
  const tell = (items: PanelItem[], note: string) =>
    showPanel({ title: say("versions"), items, note, close: say("close"), isCalm: true });

  async function show(entry: OpenEntry): Promise<void> {
    tell([], say("looking"));
    const [now, ...earlier] = await versionsOf(github, entry.path);
    const base = now?.source ?? "";
    const items = earlier
      .map((version) => ({ version, fields: differences(version.source, base) }))
      .filter(({ fields }) => fields.length > 0)
      .map(({ version, fields }) => ({
        about: `${when(version.at)} · ${version.author}`,
        text: `${say("putsBack")} ${fieldNames(fields, entry.fields)}`,
        // The guard has already shown why it refused.
        onPress: () => void putBack(backend, entry, version, base).catch(() => undefined),
      }));
    tell(items, say(items.length > 0 ? "versionsHow" : "versionsNone"));
  }

  return () => {
    const entry = entryHere();
    const onPress = () => entry && void show(entry).catch(() => tell([], say("notAnswered")));
    setBarButton("versions", entry && { text: say("versions"), onPress });
  };
}
