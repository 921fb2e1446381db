// "Put back the version before": the last versions of the entry that is open, in words, and one press that brings one back.
import { interpolate } from "../../content/interpolate";
import type { Backend } from "../save/decapBackend";
import { setBarButton } from "../screen/editorBar";
import type { GitHub } from "./github";
import { differences, versionsOf, type Version } from "./history";
import { showPanel, type PanelItem } from "../screen/panel";
import { labelsTo, type OpenEntry } from "../screen/problemPlace";
import type { Teller } from "../screen/tellEditor";

/** So many fields are named; of more only their number. */
const NAMED = 5;

/** Writes a version as a new one: through the guard, so that it is checked against the content as it is now. */
async function putBack(
  backend: Backend,
  { path, slug, collection }: OpenEntry,
  { source, at }: Version,
): Promise<void> {
  await backend.getEntry(path);
  const commitMessage = `Put back ${path} as it was on ${at}`;
  const options = { commitMessage, collectionName: collection, newEntry: false, useWorkflow: false };
  await backend.persistEntry({ dataFiles: [{ path, slug, raw: source }], assets: [] }, options);
  location.reload();
}

/** Offers, whenever it is called, the earlier versions of the entry whose form is open; `backend` is guarded. */
export function earlierVersions(github: GitHub, backend: Backend, { say, when, entryHere }: Teller): () => void {
  function named(fields: readonly string[], entry: OpenEntry): string {
    const labels = fields.slice(0, NAMED).map((field) => labelsTo(field, entry.fields));
    const more = fields.length - labels.length;
    return [...labels, ...(more > 0 ? [interpolate(say("andMore"), { count: more })] : [])].join(", ");
  }

  const tell = (items: PanelItem[], note: string) =>
    showPanel({ title: say("versions"), items, note, close: say("close"), isCalm: true });

  async function show(entry: OpenEntry): Promise<void> {
    tell([], say("looking"));
    const [now, ...earlier] = await versionsOf(github, entry.path);
    const items = earlier
      .map((version) => ({ version, fields: differences(version.source, now?.source ?? "") }))
      .filter(({ fields }) => fields.length > 0)
      .map(({ version, fields }) => ({
        about: `${when(version.at)} · ${version.author}`,
        text: `${say("putsBack")} ${named(fields, entry)}`,
        // What the guard refuses it tells itself.
        onPress: () => void putBack(backend, entry, version).catch(() => undefined),
      }));
    tell(items, say(items.length > 0 ? "versionsHow" : "versionsNone"));
  }

  return () => {
    const entry = entryHere();
    const onPress = () => entry && void show(entry).catch(() => tell([], say("notAnswered")));
    setBarButton("versions", entry && { text: say("versions"), onPress });
  };
}
