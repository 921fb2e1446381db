// Sits between Decap CMS and the repository and refuses writes that would break the site or overwrite someone else's
// changes. After a refusal, the form keeps what was typed.
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

/** A change by someone else since this editor opened the file. */
export interface ForeignChange {
  field: string;
  /** This editor has changed the field, too. */
  isBoth: boolean;
  /** Who made it, if the repository tells. */
  by?: Version | undefined;
}

/** Why something was not written. */
export type Refusal =
  /** `written`: the files to be saved, below content/. Their form is open. */
  | { why: "problems"; problems: Problem[]; written: string[] }
  /** What a deletion would break. */
  | { why: "needed"; problems: Problem[] }
  | { why: "changed"; file: string; changes: ForeignChange[]; version: unknown }
  | { why: "upload"; name: string; message: Words }
  | { why: "signedOut" };

/** Makes Decap CMS show the message and abort the save. */
class RefusedError extends Error {
  override readonly name = "";
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The repository's current content. */
export async function storedContent(backend: Backend): Promise<ContentFile[]> {
  const list = backend.allEntriesByFolder ?? backend.entriesByFolder;
  const files = await list.call(backend, "content", "json", 3);
  return files.map(({ data, file }) => contentFile(belowContent(file.path) ?? file.path, data));
}

/** The bytes of a file in the repository; undefined if it cannot be read. */
export async function storedMedia(backend: Backend, path: string): Promise<Blob | undefined> {
  try {
    const { file, url } = await backend.getMediaFile(path);
    return file ?? (url ? await (await fetch(url)).blob() : undefined);
  } catch {
    return undefined;
  }
}

const parsed = (source: string): unknown => JSON.parse(source);

/** GitHub rejects the token: a GitHub App's tokens expire after eight hours. */
const isSignedOut = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 401;

export interface Guard {
  /** A file's last versions, back to the one whose text is `until`; empty if the repository has no history. */
  versions: (path: string, until: string) => Promise<Version[]>;
  /** Called with the reason before a write is rejected. */
  onRefusal: (refusal: Refusal) => void;
  onSignIn: () => void;
  /** A new attempt begins: messages about the last one are obsolete. */
  onSaving: () => void;
  onSaved: () => void;
  /** Decap CMS appends it to its own error message. */
  message: string;
}

/** Wraps the backend's own write methods, in place. */
export function guardedBackend<B extends Backend>(
  backend: B,
  { versions, onRefusal, onSignIn, onSaving, onSaved, message: refused }: Guard,
): B {
  /** By path: the version this editor started from, and the newer one by others that the editor was told about. */
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

  /** Runs a request; an expired sign-in becomes a refusal. */
  async function signedIn<Result>(asking: () => Promise<Result>): Promise<Result> {
    try {
      return await asking();
    } catch (error) {
      return isSignedOut(error) ? refuse({ why: "signedOut" }) : Promise.reject(error);
    }
  }

  /** The file to write: merged with others' changes, once the editor has been told of them. */
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
      // Without a response from GitHub, Decap CMS returns no text.
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
      // After a merge, the form still shows only its own text, so its base stays the version it began with.
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
