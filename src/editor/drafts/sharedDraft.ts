// A draft of something published, for everyone to see and continue: the file `drafts/<name>`, beside content/, which no
// check and no build reads.
import { belowContent } from "../../content/read/filePath";
import type { Backend } from "../save/decapBackend";
import { contentText } from "../save/contentFormat";
import { jsonFilesIn } from "../save/stored";
import { isGroup } from "../../content/isGroup";

export interface SharedDraft {
  /** The published text that the draft was begun on. */
  base: string;
  text: string;
}

const FOLDER = "drafts";

/** The path of an entry's draft; undefined for a path outside content/. */
export function draftPath(path: string): string | undefined {
  const name = belowContent(path);
  return name === undefined ? undefined : `${FOLDER}/${name}`;
}

/** The draft as its file. `base` and `text` must be JSON. */
export const draftFile = ({ base, text }: SharedDraft): string =>
  contentText({ base: JSON.parse(base) as unknown, draft: JSON.parse(text) as unknown });

/** The inverse of `draftFile`; throws if the file is no draft. */
export function readSharedDraft(file: string): SharedDraft {
  const kept: unknown = JSON.parse(file);
  const { base, draft } = isGroup(kept) ? kept : {};
  if (base === undefined || draft === undefined) throw new SyntaxError("The draft is incomplete");
  return { base: contentText(base), text: contentText(draft) };
}

function isReadable(file: string): boolean {
  try {
    readSharedDraft(file);
    return true;
  } catch {
    return false;
  }
}

/** The repository's drafts, as files by the path of the entry in content/; without files that are no drafts. */
export async function storedDrafts(backend: Backend): Promise<Map<string, string>> {
  const files = (await jsonFilesIn(backend, FOLDER)).filter(({ data }) => isReadable(data));
  return new Map(files.map(({ data, file }) => [file.path.replace(`${FOLDER}/`, "content/"), data]));
}
