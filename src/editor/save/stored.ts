// Reads what the repository holds now, through a Decap CMS backend.
import { belowContent } from "../../content/read/filePath";
import type { ContentFile } from "../../content/read/contentFile";
import { isUnanswered } from "./connection";
import type { Backend, RepositoryApi, StoredFile } from "../decap/decapBackend";
import { contentFile } from "./saveCheck";

/** Files to request at a time. */
const AT_ONCE = 10;

async function mapped<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const takeTurns = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return results;
}

/** Decap CMS's own `allEntriesByFolder` silently leaves out every file that GitHub fails to return. */
async function filesFrom(api: RepositoryApi, folder: string): Promise<StoredFile[]> {
  const listed = await api.listFiles(folder, { depth: 3 });
  const entries = listed.filter(({ path }) => path.endsWith(".json"));
  return mapped(entries, async ({ path, id }) => ({ data: await api.readFile(path, id), file: { path } }));
}

/** All JSON files below a folder of the repository, or none if it has no such folder; rejects if one cannot be read. */
export async function jsonFilesIn(backend: Backend, folder: string): Promise<StoredFile[]> {
  const files = await (backend.api ? filesFrom(backend.api, folder) : backend.entriesByFolder(folder, "json", 3));
  // The local backend returns no text on errors.
  if (!files.every(({ data }) => typeof data === "string")) throw new Error(`${folder}/ could not be read completely`);
  return files;
}

/** The repository's current content, all of it: rejects if any file cannot be read. */
export async function storedContent(backend: Backend): Promise<ContentFile[]> {
  const files = await jsonFilesIn(backend, "content");
  // GitHub also answers "not found" when it will not show a repository.
  if (files.length === 0) throw new Error("The repository shows no content");
  return files.map(({ data, file }) => contentFile(belowContent(file.path) ?? file.path, data));
}

/** The bytes of a file in the repository; undefined if it cannot be read. Rejects without a connection. */
export async function storedMedia(backend: Backend, path: string): Promise<Blob | undefined> {
  try {
    const { file, url } = await backend.getMediaFile(path);
    return file ?? (url ? await (await fetch(url)).blob() : undefined);
  } catch (error) {
    if (isUnanswered(error)) throw error;
    return undefined;
  }
}
