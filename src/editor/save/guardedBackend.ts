// Stands between Decap CMS and the repository: what would break the site, or overwrite what somebody else has changed
// meanwhile, is refused before it is written. Whoever is refused keeps what was typed.
import { belowContent, joined } from "../../content/read/filePath";
import type { ContentFile } from "../../content/read/contentFile";
import type { Problem } from "../../content/checks/problem";
import type { Words } from "../../i18n/editorLanguages";
import { blobFacts } from "./blobFacts";
import { prettyJson } from "./contentFormat";
import type { Backend, DataFile, Upload } from "./decapBackend";
import { lastToChange, type Version } from "../publishing/history";
import { contentFile, namedMedia, refusals, type Change } from "./saveCheck";
import { uploadProblem } from "./uploadRules";
import { changedFields, merged } from "./versions";

/** What somebody else has changed since this editor opened the file. */
export interface ForeignChange {
  field: string;
  /** This editor has changed it, too. */
  isBoth: boolean;
  /** Who has, where the repository tells. */
  by?: Version | undefined;
}

/** Why something was not written. */
export type Refusal =
  /** `written` are the files that were to be saved, below content/: their form is open. */
  | { why: "problems"; problems: Problem[]; written: string[] }
  /** What a deletion would break. */
  | { why: "needed"; problems: Problem[] }
  | { why: "changed"; file: string; changes: ForeignChange[]; version: unknown }
  | { why: "upload"; name: string; message: Words }
  | { why: "signedOut" };

/** Decap CMS shows its message, and saves nothing. */
class RefusedError extends Error {
  override readonly name = "";
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The content of the repository as it is now. */
export async function storedContent(backend: Backend): Promise<ContentFile[]> {
  const list = backend.allEntriesByFolder ?? backend.entriesByFolder;
  const files = await list.call(backend, "content", "json", 3);
  return files.map(({ data, file }) => contentFile(belowContent(file.path) ?? file.path, data));
}

/** The bytes of a file of the repository; undefined where there is none. */
export async function storedMedia(backend: Backend, path: string): Promise<Blob | undefined> {
  try {
    const { file, url } = await backend.getMediaFile(path);
    return file ?? (url ? await (await fetch(url)).blob() : undefined);
  } catch {
    return undefined;
  }
}

const parsed = (source: string): unknown => JSON.parse(source);

/** GitHub no longer takes the sign-in: tokens of a GitHub App end after eight hours. */
const isSignedOut = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 401;

export interface Guard {
  /** The last versions of a file down to the one whose text is `until`; empty where the repository tells none. */
  versions: (path: string, until: string) => Promise<Version[]>;
  /** Tells the editor why nothing was written. */
  onRefusal: (refusal: Refusal) => void;
  onSignIn: () => void;
  /** What was told of the last attempt no longer holds. */
  onSaving: () => void;
  onSaved: () => void;
  /** Decap CMS's own notice ends with it. */
  message: string;
}

/** Guards what a backend writes. */
export function guardedBackend<B extends Backend>(
  backend: B,
  { versions, onRefusal, onSignIn, onSaving, onSaved, message: refused }: Guard,
): B {
  /** The version of each file that the editor works on, and the newer one of others that the editor has been told of. */
  const opened = new Map<string, string>();
  const told = new Map<string, string>();
  const plain = {
    getEntry: backend.getEntry.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    persistMedia: backend.persistMedia.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
    authenticate: backend.authenticate.bind(backend),
    restoreUser: backend.restoreUser.bind(backend),
  };

  const refuse = (refusal: Refusal): never => {
    onRefusal(refusal);
    throw new RefusedError(refused);
  };

  /** Does what asks the repository. */
  async function signedIn<Result>(asking: () => Promise<Result>): Promise<Result> {
    try {
      return await asking();
    } catch (error) {
      return isSignedOut(error) ? refuse({ why: "signedOut" }) : Promise.reject(error);
    }
  }

  /** The file as it may be written: with the changes of others, once the editor knows of them. */
  async function withOthers(dataFile: DataFile, stored: string | undefined): Promise<DataFile> {
    const { path, raw } = dataFile;
    const base = opened.get(path);
    if (base === undefined || stored === undefined || stored === base) return dataFile;
    const [was, is, mine] = [parsed(base), parsed(stored), parsed(raw)];
    const theirs = changedFields(was, is);
    if (theirs.length === 0) return dataFile;
    if (told.get(path) !== stored) {
      told.set(path, stored);
      const own = changedFields(was, mine);
      const authors = await versions(path, base).catch(() => []);
      const changes = theirs.map((field) => ({
        field,
        isBoth: own.includes(field) && changedFields(is, mine).includes(field),
        by: lastToChange(field, authors),
      }));
      refuse({ why: "changed", file: belowContent(path) ?? path, changes, version: is });
    }
    return { ...dataFile, raw: prettyJson(merged(was, is, mine)) };
  }

  async function demandSound(files: ContentFile[], dataFiles: DataFile[], assets: Upload[]): Promise<void> {
    const changes = dataFiles.flatMap(({ path, newPath, raw }): Change[] => {
      const [name, other] = [belowContent(path), newPath === undefined ? undefined : belowContent(newPath)];
      if (name === undefined) return [];
      return other === undefined || other === name ? [{ name, source: raw }] : [{ name }, { name: other, source: raw }];
    });
    const uploads = new Map(assets.map(({ path, fileObj }) => [joined(path), fileObj]));
    const media = await blobFacts(
      namedMedia(changes),
      async (path) => uploads.get(path) ?? (await storedMedia(backend, path)),
    );
    const problems = refusals(files, changes, media);
    const written = changes.map(({ name }) => name);
    if (problems.length > 0) refuse({ why: "problems", problems, written });
  }

  function demandFit({ path, fileObj }: Upload): void {
    const message = fileObj && uploadProblem(path, fileObj.size);
    if (message) refuse({ why: "upload", name: path.slice(path.lastIndexOf("/") + 1), message });
  }

  return Object.assign(backend, {
    async authenticate(state: unknown) {
      const user = await plain.authenticate(state);
      onSignIn();
      return user;
    },
    async restoreUser(user: unknown) {
      const known = await plain.restoreUser(user);
      onSignIn();
      return known;
    },
    async getEntry(path: string) {
      const entry = await plain.getEntry(path);
      // Decap CMS answers with no text when GitHub does not answer.
      if (entry.data) opened.set(path, entry.data);
      told.delete(path);
      return entry;
    },
    async persistEntry({ dataFiles, assets }: { dataFiles: DataFile[]; assets: Upload[] }, options: object) {
      onSaving();
      assets.forEach(demandFit);
      const files = await signedIn(() => storedContent(backend));
      const sourceOf = (path: string) => files.find(({ name }) => name === belowContent(path))?.source;
      const written = await Promise.all(dataFiles.map((file) => withOthers(file, sourceOf(file.path))));
      await demandSound(files, written, assets);
      const answer = await signedIn(() => plain.persistEntry({ dataFiles: written, assets }, options));
      // Where others' changes came along, the form still shows its own: it goes on working on the version it began with.
      for (const { path, raw } of written)
        if (told.has(path)) told.set(path, raw);
        else opened.set(path, raw);
      onSaved();
      return answer;
    },
    async persistMedia(upload: Upload, options: object) {
      demandFit(upload);
      return signedIn(() => plain.persistMedia(upload, options));
    },
    async deleteFiles(paths: string[], message: string) {
      const gone = paths.map((path) => joined(path));
      const changes = gone
        .map(belowContent)
        .filter(isDefined)
        .filter((name) => name.endsWith(".json"))
        .map((name) => ({ name }));
      const files = await signedIn(() => storedContent(backend));
      const problems = refusals(files, changes, (path) => ({ state: gone.includes(path) ? "missing" : "file" }));
      if (problems.length > 0) refuse({ why: "needed", problems });
      const answer = await signedIn(() => plain.deleteFiles(paths, message));
      onSaved();
      return answer;
    },
  });
}
