// Sits between Decap CMS and the repository and refuses writes that would break the site or overwrite someone else's
// changes. After a refusal, the form keeps what was typed.
import { belowContent, joined } from "../../content/read/filePath";
import type { ContentFile } from "../../content/read/contentFile";
import { isUnanswered, StoppedError, untilAnswered } from "./connection";
import { blobFacts } from "./blobFacts";
import type { Guard } from "./guard";
import { contentText } from "./contentFormat";
import type { Backend, DataFile, SaveOptions, Upload } from "./decapBackend";
import { lastToChange } from "../publishing/history";
import type { ForeignChange, NextStep, Refusal } from "./refusal";
import { oneSidedTexts } from "./oneSided";
import { storedContent, storedMedia } from "./stored";
import { namedMedia, refusals, type Change } from "./saveCheck";
import { uploadProblem } from "./uploadRules";
import { changedFields, merged } from "./versions";
import { isGroup } from "../../content/isGroup";

/** Makes Decap CMS show the message and abort the save. */
class RefusedError extends Error {
  override readonly name = "";
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

const parsed = (source: string): unknown => JSON.parse(source);

/** The text of the file at a path from the project root; undefined if there is none. */
const sourceIn = (files: readonly ContentFile[], path: string): string | undefined =>
  files.find(({ name }) => name === belowContent(path))?.source;

const isChanged = (base: string, stored: string): boolean =>
  stored !== base && changedFields(parsed(base), parsed(stored)).length > 0;

/** GitHub rejects the token: a GitHub App's tokens expire after eight hours. */
const isSignedOut = (error: unknown) => isGroup(error) && error.status === 401;

/** Wraps the backend's own write methods, in place. */
export function guardedBackend<B extends Backend>(
  backend: B,
  {
    opened,
    formPath,
    versions,
    onRefusal,
    onSignIn,
    connection,
    onSaving,
    onSaved,
    onOneSided,
    message: refused,
    changesFirst,
    entryNotLoaded,
  }: Guard,
): B {
  /** By path: the newer version by others that the editor was told about. */
  const told = new Map<string, string | undefined>();
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

  /** Runs a request; what goes wrong becomes a refusal, except a lost connection. */
  async function asked<Result>(asking: () => Promise<Result>, otherwise?: Refusal): Promise<Result> {
    try {
      return await asking();
    } catch (error) {
      if (error instanceof RefusedError || isUnanswered(error)) throw error;
      if (isSignedOut(error)) return refuse({ why: "signedOut" });
      return refuse(otherwise ?? { why: "failed", told: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Runs a write until it is answered; the editor may stop waiting. */
  const written = <Result>(writing: () => Promise<Result>): Promise<Result> =>
    untilAnswered(writing, connection).catch(lost);

  const lost = (error: unknown): never => {
    if (error instanceof StoppedError || isUnanswered(error)) refuse({ why: "lost" });
    throw error;
  };

  /** The repository's current content; anything less than all of it becomes a refusal. */
  const contentNow = (): Promise<ContentFile[]> => asked(() => storedContent(backend), { why: "notLoaded" });

  /** Decap CMS picks an unused name for a new entry, but takes no response from GitHub for an unused name. */
  function demandNew(files: readonly ContentFile[], dataFiles: readonly DataFile[], options: SaveOptions): void {
    const isTaken = dataFiles.some(({ path, raw }) => ![undefined, raw].includes(sourceIn(files, path)));
    if (options.newEntry && isTaken) refuse({ why: "notLoaded" });
  }

  /** Others' changes to a file since `base`, by field; `mine` is this editor's version. */
  async function foreignChanges(path: string, base: string, stored: string, mine: string): Promise<ForeignChange[]> {
    const [was, is, own] = [parsed(base), parsed(stored), parsed(mine)];
    const ownFields = changedFields(was, own);
    const authors = await versions(path, base).catch(() => []);
    return changedFields(was, is).map((field) => ({
      field,
      isBoth: ownFields.includes(field) && changedFields(is, own).includes(field),
      by: lastToChange(field, authors),
    }));
  }

  /** Refuses once, with others' changes since `base`. `stored`: the current version, undefined if deleted. */
  async function demandKnown(path: string, base: string, stored: string | undefined, mine: string, next: NextStep) {
    if (next !== "startOver") {
      if (told.has(path) && told.get(path) === stored) return;
      told.set(path, stored);
    }
    if (stored === undefined) return refuse({ why: "deleted" });
    const changes = await foreignChanges(path, base, stored, mine);
    refuse({ why: "changed", file: belowContent(path) ?? path, changes, version: parsed(stored), next });
  }

  /** The file to write: merged with others' changes, once the editor has been told of them. */
  async function withOthers({ base: seen, ...dataFile }: DataFile, stored: string | undefined): Promise<DataFile> {
    const { path, raw } = dataFile;
    // Whoever writes a file outside content/ compares versions itself.
    const base = belowContent(path) === undefined ? undefined : (seen ?? opened.get(path));
    // It is there already when the answer to an earlier attempt was lost.
    if (base === undefined || stored === raw || (stored !== undefined && !isChanged(base, stored))) return dataFile;
    await demandKnown(path, base, stored, raw, seen === undefined ? "save" : "startOver");
    return stored === undefined
      ? dataFile
      : { ...dataFile, raw: contentText(merged(parsed(base), parsed(stored), parsed(raw))) };
  }

  function forget(path: string): void {
    opened.delete(path);
    told.delete(path);
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

  /** Asks about texts that this editor has changed in one language; drafts are for later. */
  async function demandBothLanguages({ path, raw, base: shown }: DataFile): Promise<void> {
    const [name, base] = [belowContent(path), opened.get(path)];
    if (name === undefined || base === undefined || shown !== undefined) return;
    const texts = oneSidedTexts(parsed(base), parsed(raw));
    if (texts.length > 0 && !(await onOneSided(texts, name))) throw new RefusedError(changesFirst);
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
      // Decap CMS would show an empty form, and saving it would overwrite the entry.
      if (!entry.data) throw new Error(entryNotLoaded);
      opened.set(path, entry.data);
      told.delete(path);
      return entry;
    },
    async persistEntry({ dataFiles, assets }: { dataFiles: DataFile[]; assets: Upload[] }, options: SaveOptions) {
      onSaving();
      assets.forEach(demandFit);
      for (const file of dataFiles) await demandBothLanguages(file);
      return written(async () => {
        const files = await contentNow();
        demandNew(files, dataFiles, options);
        const whole = await Promise.all(dataFiles.map((file) => withOthers(file, sourceIn(files, file.path))));
        await demandSound(files, whole, assets);
        const answer = await asked(() => plain.persistEntry({ dataFiles: whole, assets }, options));
        // After a merge, the form still shows only its own text.
        dataFiles.forEach(({ path, newPath = path, raw: mine }, index) => {
          forget(path);
          opened.set(newPath, mine);
          const saved = whole[index]?.raw;
          if (saved !== mine) told.set(newPath, saved);
        });
        onSaved(dataFiles.map(({ path }) => path));
        return answer;
      });
    },
    async persistMedia(upload: Upload, options: object) {
      demandFit(upload);
      return written(() => asked(() => plain.persistMedia(upload, options)));
    },
    async deleteFiles(paths: string[], message: string) {
      const gone = paths.map((path) => joined(path));
      const changes = gone
        .map(belowContent)
        .filter(isDefined)
        .filter((name) => name.endsWith(".json"))
        .map((name) => ({ name }));
      const open = formPath();
      if (open !== undefined && changes.some(({ name }) => name !== belowContent(open))) refuse({ why: "otherEntry" });
      const files = await contentNow().catch(lost);
      const problems = refusals(files, changes, (path) => ({ state: gone.includes(path) ? "missing" : "file" }));
      if (problems.length > 0) refuse({ why: "needed", problems });
      for (const path of gone) {
        const [base, stored] = [opened.get(path), sourceIn(files, path)];
        if (base !== undefined && stored !== undefined && isChanged(base, stored))
          await demandKnown(path, base, stored, base, "delete");
      }
      const answer = await asked(() => plain.deleteFiles(paths, message)).catch(lost);
      gone.forEach(forget);
      onSaved(gone);
      return answer;
    },
  });
}
