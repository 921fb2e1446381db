// Sits between Decap CMS and the repository and refuses writes that would break the site or overwrite someone else's
// changes. After a refusal, the form keeps what was typed.
import { belowContent, folderOf, joined } from "../../content/read/filePath";
import type { ContentFile } from "../../content/read/contentFile";
import { mediaFields } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import type { Problem } from "../../content/read/problem";
import { translate } from "../config/editorWords";
import { blobFacts } from "./blobFacts";
import { type Connection, isUnanswered, StoppedError, untilAnswered } from "./connection";
import type { Backend, DataFile, SaveOptions, Upload } from "../decap/decapBackend";
import { leftBehind, oneSidedTexts, type OneSided, type OneSidedAnswer } from "./oneSided";
import { othersChanges, type Others } from "./othersChanges";
import { isGivenUp } from "./patientFetch";
import { refuse, RefusedError, type Refusal } from "./refusal";
import { checkChange, namedMedia, type Change } from "./saveCheck";
import { storedContent, storedMedia } from "./stored";
import { markedLater, withoutDone } from "./translateLater";
import { unusualFigures, type UnusualFigure } from "./unusualFigures";
import { TAKEN, uploadProblem } from "./uploadRules";
import { isRecord } from "../../content/isRecord";

const HOUSES = "projects";

/** GitHub rejects the token: a GitHub App's tokens expire after eight hours. */
const isSignedOut = (error: unknown) => isRecord(error) && error.status === 401;

/** Why something was not written; undefined if the editor knows. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof StoppedError || isUnanswered(error)) return { why: "lost" };
  if (isSignedOut(error)) return { why: "signedOut" };
  if (isGivenUp(error)) return { why: "busy" };
  return { why: "failed", reason: error instanceof Error ? error.message : String(error) };
}

interface Guard extends Others {
  /** The path of the entry in the open form, if there is one. */
  formPath: () => string | undefined;
  connection: Connection;
  /** Called with the reason before a write is rejected. */
  onRefusal: (refusal: Refusal) => void;
  onSignIn: () => void;
  /** A new attempt begins: messages about the last one are obsolete. */
  onSaving: () => void;
  /**
   * `written`: the paths of files that have been written; `gone`: those that have been deleted, with their texts; `left`:
   * what the content check still finds elsewhere. Decap CMS says that it has saved once this has resolved.
   */
  onSaved: (
    written: readonly string[],
    how: { newEntry?: boolean | undefined; gone?: readonly ContentFile[]; left: readonly Problem[] },
  ) => Promise<void>;
  /** Whether what the form has left as it was in `file` still fits: texts' other language, pictures. */
  onOneSided: (texts: OneSided[], pictures: string[], file: string) => Promise<OneSidedAnswer>;
  /** Resolves with true if figures of a house that are far from the others' are right. */
  onUnusual: (figures: UnusualFigure[], file: string) => Promise<boolean>;
}

type Own = Pick<Backend, "authenticate" | "restoreUser" | "getEntry" | "persistEntry" | "persistMedia" | "deleteFiles">;

/** The text of the file at a path from the project root; undefined if there is none. */
const sourceIn = (files: readonly ContentFile[], path: string): string | undefined =>
  files.find(({ name }) => name === belowContent(path))?.source;

/** What a save changes below content/. */
const changesOf = (dataFiles: readonly DataFile[]): Change[] =>
  dataFiles.flatMap(({ path, newPath, raw }): Change[] => {
    const [name, other] = [belowContent(path), newPath === undefined ? undefined : belowContent(newPath)];
    if (name === undefined) return [];
    return other === undefined || other === name ? [{ name, source: raw }] : [{ name }, { name: other, source: raw }];
  });

/** A backend that asks `backend` for everything and checks what is written. */
export function guardedBackend(backend: Backend, guard: Guard): Backend {
  const { opened, formPath, connection, onRefusal, onSaving, onSaved, onOneSided, onUnusual } = guard;
  const others = othersChanges(guard);

  async function reportingRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) onRefusal(refusal);
      throw new RefusedError(refusal);
    }
  }

  /** The repository's current content; anything less than all of it is refused. */
  const contentNow = (): Promise<ContentFile[]> =>
    storedContent(backend).catch((error: unknown) => {
      if (isUnanswered(error) || isSignedOut(error) || isGivenUp(error)) throw error;
      return refuse({ why: "notLoaded" });
    });

  /** Decap CMS picks an unused name for a new entry, but takes no response from GitHub for an unused name. */
  function refuseTaken(files: readonly ContentFile[], dataFiles: readonly DataFile[], options: SaveOptions): void {
    const isTaken = dataFiles.some(({ path, raw }) => ![undefined, raw].includes(sourceIn(files, path)));
    if (options.newEntry && isTaken) refuse({ why: "notLoaded" });
  }

  /** What was wrong in other files before is left. */
  async function refuseInvalid(files: ContentFile[], dataFiles: DataFile[], assets: Upload[]): Promise<Problem[]> {
    const changes = changesOf(dataFiles);
    const uploads = new Map(assets.map(({ path, fileObj }) => [joined(path), fileObj]));
    const media = await blobFacts(
      namedMedia(changes),
      async (path) => uploads.get(path) ?? (await storedMedia(backend, path)),
    );
    const { refused, left } = checkChange(files, changes, media);
    if (refused.length > 0) refuse({ why: "problems", problems: refused, written: changes.map(({ name }) => name) });
    return left;
  }

  /**
   * Asks about texts that this editor has changed in one language, and pictures of one scene; drafts are for later. The
   * file to write says which texts wait for their translation.
   */
  async function confirmOneSided(file: DataFile): Promise<DataFile> {
    const { path, raw, base: shown } = file;
    const [name, base] = [belowContent(path), opened.get(path)];
    if (name === undefined || base === undefined || shown !== undefined) return file;
    const versions: [unknown, unknown] = [JSON.parse(base), JSON.parse(raw)];
    const [texts, pictures] = [oneSidedTexts(...versions), leftBehind(...versions)];
    const done = withoutDone(base, raw);
    if (texts.length + pictures.length === 0) return { ...file, raw: done };
    const answer = await onOneSided(texts, pictures, name);
    if (!answer) throw new RefusedError();
    return { ...file, raw: answer === "later" ? markedLater(done, texts) : done };
  }

  /** Asks about a house's figures that this editor has changed. */
  async function confirmUnusual({ path, raw }: DataFile): Promise<void> {
    const name = belowContent(path);
    if (name === undefined || folderOf(name) !== HOUSES) return;
    const files = await untilAnswered(contentNow, connection);
    const { parsed } = parseFiles(files.filter((file) => file.name !== name && folderOf(file.name) === HOUSES));
    const others = parsed.map(({ value }) => value);
    const figures = unusualFigures(JSON.parse(raw), JSON.parse(opened.get(path) ?? "null"), others);
    if (figures.length > 0 && !(await onUnusual(figures, name))) throw new RefusedError();
  }

  function refuseUnfit({ path, fileObj }: Upload): void {
    const message = fileObj && uploadProblem(path, fileObj.size);
    if (message) refuse({ why: "upload", name: path.slice(path.lastIndexOf("/") + 1), message });
  }

  /** No upload takes the place of a file that another entry shows. */
  function refuseTakenUploads(
    files: readonly ContentFile[],
    dataFiles: readonly DataFile[],
    assets: readonly Upload[],
  ): void {
    const names = dataFiles.map(({ path }) => belowContent(path));
    const { parsed } = parseFiles(files.filter(({ name }) => !names.includes(name)));
    const used = new Set(parsed.flatMap((file) => mediaFields(file).map(({ path }) => path)));
    const taken = assets.find(({ path }) => used.has(joined(path)));
    if (taken) refuse({ why: "upload", name: taken.path.slice(taken.path.lastIndexOf("/") + 1), message: TAKEN });
  }

  const own: Own = {
    async authenticate(state) {
      const user = await backend.authenticate(state);
      guard.onSignIn();
      return user;
    },
    async restoreUser(user) {
      const known = await backend.restoreUser(user);
      guard.onSignIn();
      return known;
    },
    async getEntry(path) {
      const entry = await backend.getEntry(path);
      // Decap CMS would show an empty form, and saving it would overwrite the entry.
      if (!entry.data) throw new Error(translate("entryNotLoaded"));
      others.seen(path, entry.data);
      return entry;
    },
    persistEntry: ({ dataFiles, assets }, options) =>
      reportingRefusals(async () => {
        onSaving();
        assets.forEach(refuseUnfit);
        const answered: DataFile[] = [];
        for (const file of dataFiles) answered.push(await confirmOneSided(file));
        for (const file of dataFiles) await confirmUnusual(file);
        const saved = await untilAnswered(async () => {
          const files = await contentNow();
          refuseTaken(files, answered, options);
          refuseTakenUploads(files, dataFiles, assets);
          const whole = await Promise.all(answered.map((file) => others.withOthers(file, sourceIn(files, file.path))));
          const left = await refuseInvalid(files, whole, assets);
          const answer = await backend.persistEntry({ dataFiles: whole, assets }, options);
          dataFiles.forEach((file, index) => others.saved(file, whole[index]?.raw));
          return { answer, left };
        }, connection);
        const paths = dataFiles.map(({ path }) => path);
        await onSaved(paths, { newEntry: options.newEntry, left: saved.left });
        return saved.answer;
      }),
    persistMedia: (upload, options) =>
      reportingRefusals(async () => {
        refuseUnfit(upload);
        return untilAnswered(() => backend.persistMedia(upload, options), connection);
      }),
    deleteFiles: (paths, message) =>
      reportingRefusals(async () => {
        const gone = paths.map((path) => joined(path));
        const names = gone.map((path) => belowContent(path) ?? "").filter((name) => name.endsWith(".json"));
        const open = formPath();
        if (open !== undefined && names.some((name) => name !== belowContent(open))) refuse({ why: "otherEntry" });
        const files = await contentNow();
        const changes = names.map((name) => ({ name }));
        const media = (path: string) => ({ state: gone.includes(path) ? "missing" : "file" }) as const;
        const { refused, left } = checkChange(files, changes, media);
        if (refused.length > 0) refuse({ why: "needed", problems: refused });
        for (const path of gone) await others.assertSeen(path, sourceIn(files, path));
        const answer = await backend.deleteFiles(paths, message);
        gone.forEach(others.forget);
        await onSaved(gone, { gone: files.filter(({ name }) => names.includes(name)), left });
        return answer;
      }),
  };
  return new Proxy(backend, {
    get(inner, name) {
      if (name in own) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(inner, name);
      return typeof value === "function" ? (value.bind(inner) as unknown) : value;
    },
  });
}
