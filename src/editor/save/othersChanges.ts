// What others have changed in a file since this editor opened it: told before the first save, then put together.
import { belowContent } from "../../content/read/filePath";
import { changedFields, changes, fieldBefore } from "../merge/changedFields";
import { isSame } from "../merge/matchItems";
import { merge } from "../merge/mergeVersions";
import { lastToChange, type Version } from "../publishing/history";
import { valueInFile } from "../merge/fieldPath";
import { contentText } from "./contentFormat";
import type { DataFile } from "../decap/decapBackend";
import { refuse, type ForeignChange, type NextStep } from "./refusal";

const parsed = (source: string): unknown => JSON.parse(source);

const isChanged = (base: string, stored: string): boolean =>
  stored !== base && changedFields(parsed(base), parsed(stored)).length > 0;

export interface Others {
  /** By path: the version that this editor's form is based on. */
  opened: Map<string, string>;
  /** A file's last versions, back to the one whose text is `until`; empty if the repository has no history. */
  versions: (path: string, until: string) => Promise<Version[]>;
}

export function othersChanges({ opened, versions }: Others) {
  /** By path: the newer version by others that the editor was told about. */
  const shownVersions = new Map<string, string | undefined>();

  /** Others' changes to a file since `base`; `mine` is this editor's version. */
  async function foreignChanges(path: string, base: string, stored: string, mine: string): Promise<ForeignChange[]> {
    const [was, is, own] = [parsed(base), parsed(stored), parsed(mine)];
    const ownChanges = new Map(changes(was, own).map(({ before, field }) => [before, field]));
    const authors = await versions(path, base).catch(() => []);
    return changes(was, is).map(({ field, before }) => {
      const ownField = ownChanges.get(before);
      const isBoth = ownField !== undefined && !isSame(valueInFile(is, field), valueInFile(own, ownField));
      return { field, inForm: fieldBefore(own, was, before), isBoth, by: lastToChange(field, authors) };
    });
  }

  /** Refuses once, with others' changes since `base`. `stored`: the current version, undefined if deleted. */
  async function refuseUnseen(path: string, base: string, stored: string | undefined, mine: string, next: NextStep) {
    if (next !== "startOver") {
      if (shownVersions.has(path) && shownVersions.get(path) === stored) return;
      shownVersions.set(path, stored);
    }
    if (stored === undefined) refuse({ why: "deleted" });
    const found = await foreignChanges(path, base, stored, mine);
    refuse({ why: "changed", file: belowContent(path) ?? path, changes: found, version: parsed(stored), next });
  }

  return {
    /** The file to write: put together with others' changes, once the editor has been told of them. */
    async withOthers({ base: seen, ...dataFile }: DataFile, stored: string | undefined): Promise<DataFile> {
      const { path, raw } = dataFile;
      // Whoever writes a file outside content/ compares versions itself.
      const base = belowContent(path) === undefined ? undefined : (seen ?? opened.get(path));
      // It is there already when the answer to an earlier attempt was lost.
      if (base === undefined || stored === raw || (stored !== undefined && !isChanged(base, stored))) return dataFile;
      await refuseUnseen(path, base, stored, raw, seen === undefined ? "save" : "startOver");
      if (stored === undefined) return dataFile;
      const { value, conflicts } = merge(parsed(base), parsed(stored), parsed(raw));
      const file = belowContent(path) ?? path;
      if (conflicts.length > 0) refuse({ why: "unmatched", file, conflicts, resolved: contentText(value), stored });
      return { ...dataFile, raw: contentText(value) };
    },
    /** Refuses the first deletion of a file that others have changed. */
    async assertSeen(path: string, stored: string | undefined): Promise<void> {
      const base = opened.get(path);
      if (base !== undefined && stored !== undefined && isChanged(base, stored))
        await refuseUnseen(path, base, stored, base, "delete");
    },
    /** The file has been opened. */
    seen(path: string, source: string): void {
      opened.set(path, source);
      shownVersions.delete(path);
    },
    forget(path: string): void {
      opened.delete(path);
      shownVersions.delete(path);
    },
    /** After a merge, the form still shows only its own text. */
    saved({ path, newPath = path, raw: mine }: DataFile, written: string | undefined): void {
      this.forget(path);
      opened.set(newPath, mine);
      if (written !== mine) shownVersions.set(newPath, written);
    },
  };
}
