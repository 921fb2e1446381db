/** @jest-environment jsdom */
import { movedFiles, movedUp, placedEntries } from "../../../../src/editor/screen/changeOrder";
import { withValue } from "../../../fixtures/brokenContent";
import { CONTENT, openRepository, TEAM } from "./guardedRepository";

test("sound content is written", async () => {
  const { stored, refused, save, change } = openRepository();
  const raw = change(TEAM, "title.en", "Designer");
  await save({ path: TEAM, raw });
  expect([stored.get(TEAM), refused]).toEqual([raw, []]);
});

test("a save is over once what follows it is done, such as taking away its draft", async () => {
  const { stored, saved, save, change } = openRepository();
  let finish = (): void => undefined;
  saved.promise = new Promise((resolve) => (finish = resolve));
  let isOver = false;
  const raw = change(TEAM, "title.en", "Designer");
  const saving = save({ path: TEAM, raw }).then(() => (isOver = true));
  while (stored.get(TEAM) !== raw) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isOver).toBe(false);
  finish();
  await saving;
});

test("a text changed in one language is written only once the other is said to fit", async () => {
  const { stored, asked, answers, guarded, save, change } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const raw = change(TEAM, "title.en", "Designer");
  answers.push("change");
  await expect(save({ path: TEAM, raw })).rejects.toThrow("the other language first");
  expect([asked, stored.get(TEAM)]).toEqual([["title"], data]);
  answers.length = 0;
  await save({ path: TEAM, raw });
  expect(stored.get(TEAM)).toBe(raw);
});

test("content the build would refuse is not written, and is reported field by field", async () => {
  const { stored, refused, save, change } = openRepository();
  const before = stored.get(TEAM);
  await expect(save({ path: TEAM, raw: change(TEAM, "title.es", "") })).rejects.toThrow("see the list");
  expect(stored.get(TEAM)).toBe(before);
  expect(refused).toEqual([
    { why: "problems", problems: [expect.objectContaining({ field: "title.es" })], written: ["team/new.json"] },
  ]);
});

test("with a file that the repository fails to return, nothing is written or deleted, and none counts as deleted", async () => {
  const { stored, refused, backend, guarded, save } = openRepository();
  const failing = new Set<string>();
  backend.api = {
    listFiles: () => Promise.resolve([...stored.keys()].map((path) => ({ path, id: path }))),
    readFile: (path) =>
      failing.delete(path) ? Promise.reject(new Error("500")) : Promise.resolve(stored.get(path) ?? ""),
  };
  const { data } = await guarded.getEntry(TEAM);
  const mine = withValue(data, "title.en", "Mine");
  for (const attempt of [() => save({ path: TEAM, raw: mine }), () => guarded.deleteFiles([TEAM], "")]) {
    failing.add(TEAM);
    await expect(attempt()).rejects.toThrow("see the list");
  }
  expect([refused, stored.get(TEAM)]).toEqual([[{ why: "notLoaded" }, { why: "notLoaded" }], data]);
  await save({ path: TEAM, raw: mine });
  expect([refused.length, stored.get(TEAM)]).toEqual([2, mine]);
});

test("an empty repository and an entry without text count as not loaded", async () => {
  const { stored, refused, backend, guarded, save, change } = openRepository();
  await expect(guarded.getEntry("content/team/nobody.json")).rejects.toThrow("couldn't be loaded");
  backend.api = { listFiles: () => Promise.resolve([]), readFile: () => Promise.reject(new Error("404")) };
  await expect(save({ path: TEAM, raw: change(TEAM, "title.en", "Mine") })).rejects.toThrow("see the list");
  expect([refused, stored.size]).toEqual([[{ why: "notLoaded" }], CONTENT.length]);
});

test("a new entry never replaces one of the same name", async () => {
  const { stored, refused, guarded, change } = openRepository();
  const before = stored.get(TEAM);
  const dataFiles = [{ path: TEAM, raw: change(TEAM, "title.en", "Mine") }];
  await expect(guarded.persistEntry({ dataFiles, assets: [] }, { newEntry: true })).rejects.toThrow("see the list");
  expect([refused, stored.get(TEAM)]).toEqual([[{ why: "notLoaded" }], before]);
});

test("a conflicting change is reported once, then both changes are kept", async () => {
  const { stored, refused, guarded, save, change } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const mine = withValue(withValue(data, "order", 901), "title.en", "Mine");
  stored.set(TEAM, withValue(change(TEAM, "title.en", "Theirs"), "title.es", "Suya"));
  await expect(save({ path: TEAM, raw: mine })).rejects.toThrow("see the list");
  expect(refused).toEqual([
    expect.objectContaining({
      why: "changed",
      changes: [
        { field: "title.en", inForm: "title.en", isBoth: true, by: undefined },
        { field: "title.es", inForm: "title.es", isBoth: false, by: undefined },
      ],
    }),
  ]);
  await save({ path: TEAM, raw: mine });
  expect(JSON.parse(stored.get(TEAM) ?? "")).toMatchObject({ order: 901, title: { en: "Mine", es: "Suya" } });
  // The form still shows its own version: saving again must not revert their change.
  await save({ path: TEAM, raw: withValue(mine, "order", 902) });
  expect(JSON.parse(stored.get(TEAM) ?? "")).toMatchObject({ order: 902, title: { en: "Mine", es: "Suya" } });
});

test("entries of a list that cannot be told apart are named, and nothing is written", async () => {
  const { stored, refused, guarded, save } = openRepository();
  const path = "content/services/funding.json";
  const { data } = await guarded.getEntry(path);
  const { points } = JSON.parse(data) as { points: { en: string; es: string }[] };
  const [first, ...others] = points;
  const theirs = withValue(data, "points", [{ en: `${first?.en} Free.`, es: `${first?.es} Gratis.` }, ...others]);
  stored.set(path, theirs);
  const mine = withValue(withValue(data, "points", others), "order", 901);
  await expect(save({ path, raw: mine })).rejects.toThrow("see the list");
  await expect(save({ path, raw: mine })).rejects.toThrow("see the list");
  expect(stored.get(path)).toBe(theirs);
  expect(refused.at(-1)).toMatchObject({ why: "unmatched", conflicts: [{ field: "points", theirs: "changed" }] });
  const { resolved } = refused.at(-1) as Extract<(typeof refused)[number], { why: "unmatched" }>;
  expect(JSON.parse(resolved)).toMatchObject({ order: 901, points: [{ en: `${first?.en} Free.` }, ...others] });
});

test("after a merged save, a field that is set back to its first value is saved so", async () => {
  const { stored, guarded, save, change } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const { title } = JSON.parse(data) as { title: { en: string } };
  const mine = withValue(data, "title.en", "Mine");
  stored.set(TEAM, change(TEAM, "title.es", "Suya"));
  await expect(save({ path: TEAM, raw: mine })).rejects.toThrow("see the list");
  await save({ path: TEAM, raw: mine });
  await save({ path: TEAM, raw: data });
  expect(JSON.parse(stored.get(TEAM) ?? "")).toMatchObject({ title: { en: title.en, es: "Suya" } });
});

test("an entry that someone else has deleted is recreated only after the editor was told", async () => {
  const { stored, refused, guarded, save } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const mine = withValue(data, "title.en", "Mine");
  stored.delete(TEAM);
  await expect(save({ path: TEAM, raw: mine })).rejects.toThrow("see the list");
  expect([refused, stored.has(TEAM)]).toEqual([[{ why: "deleted" }], false]);
  await save({ path: TEAM, raw: mine });
  expect(stored.get(TEAM)).toBe(mine);
});

test("an entry that this editor renamed or deleted does not count as deleted by others", async () => {
  const { stored, refused, guarded, save } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  await guarded.deleteFiles([TEAM], "");
  await save({ path: TEAM, raw: data });
  await save({ path: TEAM, newPath: "content/team/designer.json", raw: data });
  stored.delete(TEAM);
  await save({ path: TEAM, raw: withValue(data, "order", 901) });
  expect(refused).toEqual([]);
});

test("an entry that others have changed since it was opened is deleted only after the editor was told", async () => {
  const { stored, refused, guarded, change } = openRepository();
  await guarded.getEntry(TEAM);
  stored.set(TEAM, change(TEAM, "title.en", "Theirs"));
  await expect(guarded.deleteFiles([TEAM], "")).rejects.toThrow("see the list");
  expect(stored.has(TEAM)).toBe(true);
  const changes = [{ field: "title.en", inForm: "title.en", isBoth: false, by: undefined }];
  expect(refused).toEqual([expect.objectContaining({ why: "changed", next: "delete", changes })]);
  await guarded.deleteFiles([TEAM], "");
  expect(stored.has(TEAM)).toBe(false);
});

test("a version to restore or a new order is refused every time others have changed what was shown", async () => {
  const { stored, refused, save, change } = openRepository();
  const files = () =>
    CONTENT.map(({ name, ...file }) => ({ ...file, name, source: stored.get(`content/${name}`) ?? "" }));
  const moved = movedFiles(movedUp(placedEntries(files(), "team"), 1));
  const [path = ""] = moved.map((file) => file.path);
  const before = change(path, "title", { en: "Theirs", es: "Suya" });
  stored.set(path, before);
  await expect(save(...moved)).rejects.toThrow("see the list");
  await expect(save(...moved)).rejects.toThrow("see the list");
  expect(stored.get(path)).toBe(before);
  expect(refused).toEqual([
    expect.objectContaining({ why: "changed", next: "startOver" }),
    expect.objectContaining({ why: "changed", next: "startOver" }),
  ]);
  await save(...movedFiles(movedUp(placedEntries(files(), "team"), 1)));
  expect(JSON.parse(stored.get(path) ?? "")).toMatchObject({ title: { en: "Theirs" } });
});

test("a later change by others is reported again", async () => {
  const { stored, refused, guarded, save, change } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const mine = withValue(data, "order", 901);
  await save({ path: TEAM, raw: mine });
  stored.set(TEAM, change(TEAM, "title.en", "Theirs"));
  await expect(save({ path: TEAM, raw: withValue(mine, "order", 902) })).rejects.toThrow("see the list");
  expect(refused).toEqual([
    expect.objectContaining({ why: "changed", changes: [expect.objectContaining({ field: "title.en" })] }),
  ]);
});

test("a conflict is reported with the author of each changed field", async () => {
  const { stored, refused, versions, guarded, save } = openRepository();
  const { data } = await guarded.getEntry(TEAM);
  const ana = withValue(data, "title.en", "Ana's");
  const both = withValue(ana, "title.es", "De Luis");
  const version = (author: string, source: string) => ({ commit: author, author, at: "2026-11-20T10:00:00Z", source });
  versions.push(version("Luis", both), version("Ana", ana), version("Founder", data));
  stored.set(TEAM, both);
  await expect(save({ path: TEAM, raw: withValue(data, "order", 901) })).rejects.toThrow("see the list");
  expect(refused).toEqual([
    expect.objectContaining({
      changes: [
        { field: "title.en", inForm: "title.en", isBoth: false, by: expect.objectContaining({ author: "Ana" }) },
        { field: "title.es", inForm: "title.es", isBoth: false, by: expect.objectContaining({ author: "Luis" }) },
      ],
    }),
  ]);
});

test("an expired sign-in is reported, and an error while writing with what it says", async () => {
  const { stored, refused, faults, backend, save, change } = openRepository();
  const raw = change(TEAM, "order", 901);
  backend.entriesByFolder = () => Promise.reject(Object.assign(new Error("Bad credentials"), { status: 401 }));
  await expect(save({ path: TEAM, raw })).rejects.toThrow("see the list");
  expect(refused).toEqual([{ why: "signedOut" }]);
  const { entriesByFolder } = openRepository().backend;
  backend.entriesByFolder = entriesByFolder;
  faults.push(new Error("no network"));
  await expect(save({ path: TEAM, raw })).rejects.toThrow("see the list");
  expect(refused.at(-1)).toEqual({ why: "failed", reason: "no network" });
  // While reading, any other error means that not everything was loaded.
  backend.entriesByFolder = () => Promise.reject(new Error("no network"));
  await expect(save({ path: TEAM, raw })).rejects.toThrow("see the list");
  expect(refused.at(-1)).toEqual({ why: "notLoaded" });
  expect(stored.get(TEAM)).not.toBe(raw);
});

test("an entry is not deleted while the form shows another one", async () => {
  const { stored, refused, form, guarded } = openRepository();
  form.path = "content/team/other.json";
  await expect(guarded.deleteFiles([TEAM], "Delete it")).rejects.toThrow();
  expect([stored.has(TEAM), refused]).toEqual([true, [{ why: "otherEntry" }]]);
  form.path = TEAM;
  await guarded.deleteFiles([TEAM], "Delete it");
  expect(stored.has(TEAM)).toBe(false);
});

test("a save whose answer was lost is not taken for someone else's change when it is tried again", async () => {
  const { stored, refused, backend, guarded, change } = openRepository();
  await guarded.getEntry(TEAM);
  const raw = change(TEAM, "title.en", "Designer");
  let answers = 0;
  // The wrapped backend's own method has been taken; the repository still writes, and its answer gets lost once.
  const list = backend.entriesByFolder.bind(backend);
  backend.entriesByFolder = (...args) => {
    if (answers++ > 0) return list(...args);
    stored.set(TEAM, raw);
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  await guarded.persistEntry({ dataFiles: [{ path: TEAM, raw }], assets: [] }, {});
  expect([stored.get(TEAM), refused, answers]).toEqual([raw, [], 2]);
});
