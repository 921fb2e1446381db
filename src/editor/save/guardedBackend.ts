// Sits between Decap CMS and the repository and refuses writes that would break the site or overwrite someone else's
// changes. After a refusal, the form keeps what was typed.
import { belowContent, joined } from "../../content/read/filePath";
import type { ContentFile } from "../../content/read/contentFile";
import { mediaFields } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import type { Version } from "../publishing/history";
import type { EditorWord } from "../config/editorWords";
import { blobFacts } from "./blobFacts";
import { type Connection, isUnanswered, StoppedError, untilAnswered } from "./connection";
import type { Backend, DataFile, SaveOptions, Upload } from "../decap/decapBackend";
import { leftBehind, oneSidedTexts, type OneSided } from "./oneSided";
import { othersChanges } from "./othersChanges";
import type { Refusal } from "./refusal";
import { namedMedia, refusals, type Change } from "./saveCheck";
import { storedContent, storedMedia } from "./stored";
import { TAKEN, uploadProblem } from "./uploadRules";
import { isGroup } from "../../content/isGroup";

// Requests to the repository: what goes wrong becomes a refusal, and a lost connection is waited for.
/** Makes Decap CMS show the message and abort the save. */
class RefusedError extends Error {
  override readonly name = "";
}

/** GitHub rejects the token: a GitHub App's tokens expire after eight hours. */
const isSignedOut = (error: unknown) => isGroup(error) && error.status === 401;

/** `message`: Decap CMS appends it to its own. */
function requests(onRefusal: (refusal: Refusal) => void, connection: Connection, message: string) {
  const refuse = (refusal: Refusal): never => {
    onRefusal(refusal);
    throw new RefusedError(message);
  };

  const lost = (error: unknown): never => {
    if (error instanceof StoppedError || isUnanswered(error)) refuse({ why: "lost" });
    throw error;
  };

  return {
    refuse,
    /** Runs a request; what goes wrong becomes a refusal, except a lost connection. */
    async asked<Result>(asking: () => Promise<Result>, otherwise?: Refusal): Promise<Result> {
      try {
        return await asking();
      } catch (error) {
        if (error instanceof RefusedError || isUnanswered(error)) throw error;
        if (isSignedOut(error)) return refuse({ why: "signedOut" });
        return refuse(otherwise ?? { why: "failed", reason: error instanceof Error ? error.message : String(error) });
      }
    },
    /** Refuses what got no answer. */
    once: <Result>(asking: Promise<Result>): Promise<Result> => asking.catch(lost),
    /** Runs a write until it is answered; the editor may stop waiting. */
    written: <Result>(writing: () => Promise<Result>): Promise<Result> =>
      untilAnswered(writing, connection).catch(lost),
  };
}

export interface Guard {
  /** By path: the version that this editor's form is based on. */
  opened: Map<string, string>;
  /** The path of the entry in the open form, if there is one. */
  formPath: () => string | undefined;
  /** A file's last versions, back to the one whose text is `until`; empty if the repository has no history. */
  versions: (path: string, until: string) => Promise<Version[]>;
  connection: Connection;
  say: (word: EditorWord) => string;
  /** Called with the reason before a write is rejected. */
  onRefusal: (refusal: Refusal) => void;
  onSignIn: () => void;
  /** A new attempt begins: messages about the last one are obsolete. */
  onSaving: () => void;
  /** `written`: the paths of files that have been written; `gone`: those that have been deleted, with their texts. */
  onSaved: (written: readonly string[], how: { newEntry?: boolean | undefined; gone?: readonly ContentFile[] }) => void;
  /** Resolves with true if what the form has left as it was in `file` still fits: texts' other language, pictures. */
  onOneSided: (texts: OneSided[], pictures: string[], file: string) => Promise<boolean>;
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
  const { opened, formPath, versions, connection, say, onRefusal, onSaving, onSaved, onOneSided } = guard;
  const { refuse, asked, once, written } = requests(onRefusal, connection, say("refused"));
  const others = othersChanges({ opened, versions, refuse });

  /** The repository's current content; anything less than all of it becomes a refusal. */
  const contentNow = (): Promise<ContentFile[]> => asked(() => storedContent(backend), { why: "notLoaded" });

  /** Decap CMS picks an unused name for a new entry, but takes no response from GitHub for an unused name. */
  function demandNew(files: readonly ContentFile[], dataFiles: readonly DataFile[], options: SaveOptions): void {
    const isTaken = dataFiles.some(({ path, raw }) => ![undefined, raw].includes(sourceIn(files, path)));
    if (options.newEntry && isTaken) refuse({ why: "notLoaded" });
  }

  async function demandSound(files: ContentFile[], dataFiles: DataFile[], assets: Upload[]): Promise<void> {
    const changes = changesOf(dataFiles);
    const uploads = new Map(assets.map(({ path, fileObj }) => [joined(path), fileObj]));
    const media = await blobFacts(
      namedMedia(changes),
      async (path) => uploads.get(path) ?? (await storedMedia(backend, path)),
    );
    const problems = refusals(files, changes, media);
    if (problems.length > 0) refuse({ why: "problems", problems, written: changes.map(({ name }) => name) });
  }

  /** Asks about texts that this editor has changed in one language, and pictures of one scene; drafts are for later. */
  async function demandBothSides({ path, raw, base: shown }: DataFile): Promise<void> {
    const [name, base] = [belowContent(path), opened.get(path)];
    if (name === undefined || base === undefined || shown !== undefined) return;
    const versions: [unknown, unknown] = [JSON.parse(base), JSON.parse(raw)];
    const [texts, pictures] = [oneSidedTexts(...versions), leftBehind(...versions)];
    if (texts.length + pictures.length > 0 && !(await onOneSided(texts, pictures, name)))
      throw new RefusedError(say("changesFirst"));
  }

  function demandFit({ path, fileObj }: Upload): void {
    const message = fileObj && uploadProblem(path, fileObj.size);
    if (message) refuse({ why: "upload", name: path.slice(path.lastIndexOf("/") + 1), message });
  }

  /** No upload takes the place of a file that another entry shows. */
  function demandOwn(files: readonly ContentFile[], dataFiles: readonly DataFile[], assets: readonly Upload[]): void {
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
      if (!entry.data) throw new Error(say("entryNotLoaded"));
      others.seen(path, entry.data);
      return entry;
    },
    async persistEntry({ dataFiles, assets }, options) {
      onSaving();
      assets.forEach(demandFit);
      for (const file of dataFiles) await demandBothSides(file);
      return written(async () => {
        const files = await contentNow();
        demandNew(files, dataFiles, options);
        demandOwn(files, dataFiles, assets);
        const whole = await Promise.all(dataFiles.map((file) => others.withOthers(file, sourceIn(files, file.path))));
        await demandSound(files, whole, assets);
        const answer = await asked(() => backend.persistEntry({ dataFiles: whole, assets }, options));
        dataFiles.forEach((file, index) => others.saved(file, whole[index]?.raw));
        onSaved(
          dataFiles.map(({ path }) => path),
          options,
        );
        return answer;
      });
    },
    async persistMedia(upload, options) {
      demandFit(upload);
      return written(() => asked(() => backend.persistMedia(upload, options)));
    },
    async deleteFiles(paths, message) {
      const gone = paths.map((path) => joined(path));
      const names = gone.map((path) => belowContent(path) ?? "").filter((name) => name.endsWith(".json"));
      const open = formPath();
      if (open !== undefined && names.some((name) => name !== belowContent(open))) refuse({ why: "otherEntry" });
      const files = await once(contentNow());
      const changes = names.map((name) => ({ name }));
      const problems = refusals(files, changes, (path) => ({ state: gone.includes(path) ? "missing" : "file" }));
      if (problems.length > 0) refuse({ why: "needed", problems });
      for (const path of gone) await others.demandSeen(path, sourceIn(files, path));
      const answer = await once(asked(() => backend.deleteFiles(paths, message)));
      gone.forEach(others.forget);
      onSaved(gone, { gone: files.filter(({ name }) => names.includes(name)) });
      return answer;
    },
  };
  return new Proxy(backend, {
    get(inner, name) {
      const value: unknown = name in own ? Reflect.get(own, name) : Reflect.get(inner, name);
      return typeof value === "function" && !(name in own) ? (value.bind(inner) as unknown) : value;
    },
  });
}
