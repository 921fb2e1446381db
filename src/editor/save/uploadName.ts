// The names of uploads: none takes the place of another file.
import { baseName, folderOf, joined } from "../../content/read/filePath";
import type { Collection } from "../config/decapConfig";
import { decapStore, mapIn, mediaOf, pathOfEntry, type DecapStore } from "../decap/decapStore";
import type { Repository } from "./repository";

/** A file's name without its last ending: `nurse.en.vtt` is `nurse.en`, since pictures get another ending. */
const stemOf = (name: string): string =>
  baseName(name)
    .replace(/\.[^.]+$/, "")
    .toLowerCase();

/** A stem as Decap CMS writes file names: small letters, digits, and hyphens. */
const plainStem = (name: string): string =>
  stemOf(name)
    .normalize("NFD")
    .replace(/[^a-z0-9._]+/g, (part) => (/^\p{M}+$/u.test(part) ? "" : "-"))
    .replace(/^[-.]+|[-.]+$/g, "") || "file";

/** A name for an upload that no file in `taken` has, whatever its ending: phones call every photo `image.jpg`. */
export function freeName(name: string, taken: readonly string[]): string {
  const stems = new Set(taken.map(stemOf));
  const [stem, ending] = [plainStem(name), /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ""];
  let free = stem;
  for (let count = 2; stems.has(free); count++) free = `${stem}-${count}`;
  return free + ending;
}

/** Folders to which the file goes that is being chosen: that of its field, and that of its entry. */
function foldersHere({ getState }: DecapStore, collections: readonly Collection<string>[]): string[] {
  const { mediaLibrary, entryDraft } = getState();
  const entry = mapIn(entryDraft, "entry");
  const own = mapIn(mediaLibrary, "field")?.get("media_folder");
  const path = entry && pathOfEntry(entry);
  const folder = path ? folderOf(path) : collections.find(({ name }) => name === entry?.get("collection"))?.folder;
  return [
    ...(folder === undefined ? [] : [folder, joined(folder, "pictures")]),
    typeof own === "string" && own !== "" ? joined(own) : "static/media",
  ];
}

/** A free name for a file that is being chosen, among what is stored and what the form already holds. */
export async function uploadName(
  name: string,
  { names }: Pick<Repository, "names">,
  collections: readonly Collection<string>[],
): Promise<string> {
  const store = decapStore();
  const chosen = mediaOf(mapIn(store?.getState().entryDraft, "entry") ?? new Map());
  const stored = await Promise.all(store ? foldersHere(store, collections).map(names) : []).catch(() => undefined);
  const taken = [...(stored ?? []).flat(), ...chosen.map((file) => String(file.name))];
  // What is stored is not known: then a name that nothing has.
  return freeName(stored ? name : name.replace(/(\.[^.]+)?$/, `-${Date.now()}$1`), taken);
}
