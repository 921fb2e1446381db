// The guard on a repository in memory.
import type { Backend, DataFile } from "../../../../src/editor/decap/decapBackend";
import { guardedBackend } from "../../../../src/editor/save/guardedBackend";
import type { Refusal } from "../../../../src/editor/save/refusal";
import type { Version } from "../../../../src/editor/publishing/history";
import { contentWith, withValue } from "../../../fixtures/brokenContent";

export const TEAM = "content/team/new.json";

export const CONTENT = contentWith({
  "team/new.json": (source) => withValue(source, "title", { en: "Architect", es: "Arquitectura" }),
});

export function openRepository() {
  const stored = new Map(CONTENT.map(({ name, source }) => [`content/${name}`, source]));
  const refused: Refusal[] = [];
  const versions: Version[] = [];
  const faults: Error[] = [];
  const [asked, answers]: [string[], string[]] = [[], []];
  const backend: Backend = {
    entriesByFolder: () => Promise.resolve([...stored].map(([path, data]) => ({ data, file: { path } }))),
    getEntry: (path) => Promise.resolve({ data: stored.get(path) ?? "", file: { path } }),
    getMedia: () => Promise.resolve([]),
    getMediaFile: () => Promise.reject(new Error("not there")),
    persistEntry: ({ dataFiles }) =>
      faults[0]
        ? Promise.reject(faults[0])
        : Promise.resolve(dataFiles.forEach(({ path, raw }) => stored.set(path, raw))),
    persistMedia: () => Promise.resolve("uploaded"),
    deleteFiles: (paths) => Promise.resolve(paths.forEach((path) => stored.delete(path))),
    getToken: () => Promise.resolve(""),
    authenticate: () => Promise.resolve({}),
    restoreUser: () => Promise.resolve({}),
  };
  const form: { path?: string } = {};
  /** What follows a save. */
  const saved = { promise: Promise.resolve() };
  const guarded = guardedBackend(backend, {
    formPath: () => form.path,
    versions: () => Promise.resolve(versions),
    onRefusal: (refusal) => refused.push(refusal),
    onSignIn: () => undefined,
    connection: { answers: () => Promise.resolve("yes"), onLost: () => undefined, onBack: () => undefined, pause: 5 },
    onSaving: () => undefined,
    onSaved: () => saved.promise,
    onOneSided: (texts) => {
      asked.push(...texts.map(({ field }) => field));
      return Promise.resolve(answers.includes("change") ? undefined : answers.includes("later") ? "later" : "fits");
    },
    onUnusual: (figures) => {
      asked.push(...figures.map(({ field }) => field));
      return Promise.resolve(!answers.includes("change"));
    },
    opened: new Map(),
  });
  const save = (...dataFiles: DataFile[]) => guarded.persistEntry({ dataFiles, assets: [] }, {});
  const change = (path: string, field: string, value: unknown) => withValue(stored.get(path) ?? "", field, value);
  return { stored, refused, asked, answers, form, saved, versions, faults, backend, guarded, save, change };
}
