// A draft of an entry, for everyone to see and continue: the file `drafts/<name>`, beside content/, which no check and no
// build reads. Its pictures are stored where the entry would have them.
import { isRecord } from "../../content/isRecord";
import type { ContentFile } from "../../content/read/contentFile";
import { belowContent } from "../../content/read/filePath";
import { parseJson } from "../../content/read/parseJson";
import type { Backend } from "../decap/decapBackend";
import { contentText } from "../save/contentFormat";
import { namedMedia } from "../save/saveCheck";
import { jsonFilesIn } from "../save/stored";

export interface SharedDraft {
  /** As it is stored. */
  file: string;
  /** The published text that the draft was begun on; undefined for a new entry. */
  base: string | undefined;
  text: string;
}

/** By the path of the entry in content/. */
type SharedDrafts = ReadonlyMap<string, SharedDraft>;

const FOLDER = "drafts";

/** The path of the draft of an entry in content/. */
export const draftPath = (path: string): string => path.replace(/^content\//, `${FOLDER}/`);

/** The draft as its file. `base` and `text` must be JSON. */
export const draftFile = ({ base, text }: Omit<SharedDraft, "file">): string =>
  contentText({ base: JSON.parse(base ?? "null") as unknown, draft: JSON.parse(text) as unknown });

/** The inverse of `draftFile`; undefined if the file is no draft. */
export function readDraft(file: string): SharedDraft | undefined {
  const kept = parseJson(file);
  const { base, draft } = kept.ok && isRecord(kept.value) ? kept.value : {};
  if (base === undefined || draft === undefined) return undefined;
  return { file, base: base === null ? undefined : contentText(base), text: contentText(draft) };
}

/** The repository's drafts, without files that are no drafts. */
export async function storedDrafts(backend: Backend): Promise<SharedDrafts> {
  const files = await jsonFilesIn(backend, FOLDER);
  return new Map(
    files.flatMap(({ data, file: { path } }) => {
      const draft = readDraft(data);
      return draft ? [[path.replace(`${FOLDER}/`, "content/"), draft] as const] : [];
    }),
  );
}

/** Pictures beside entries that only the draft of the entry at `path` names; what lies in the library may be chosen again. */
export function picturesOnlyIn(path: string, drafts: SharedDrafts, files: readonly ContentFile[]): string[] {
  const named = (isOwn: boolean) =>
    namedMedia(
      [...drafts]
        .filter(([one]) => (one === path) === isOwn)
        .map(([one, { text }]) => ({ name: belowContent(one) ?? one, source: text })),
    );
  const others = [...named(false), ...namedMedia(files)];
  return named(true).filter((picture) => belowContent(picture) !== undefined && !others.includes(picture));
}
