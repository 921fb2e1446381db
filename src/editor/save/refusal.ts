// Why the guard does not write something.
import type { Problem } from "../../content/read/problem";
import type { Words } from "../../i18n/editorLanguages";
import type { Conflict } from "../merge/mergeVersions";
import { translate } from "../config/editorWords";
import type { Version } from "../publishing/history";

/** A change by someone else since this editor opened the file. */
export interface ForeignChange {
  /** Path in their version. */
  field: string;
  /** The same in this editor's form; undefined if it is not there. */
  inForm: string | undefined;
  /** This editor has changed the field, too. */
  isBoth: boolean;
  /** Who made it, if the repository tells. */
  by?: Version | undefined;
}

/** How to go on after others' changes: save or delete once more, or start over from the current content. */
export type NextStep = "save" | "delete" | "startOver";

export type Refusal =
  /** `written`: the files to be saved, below content/. Their form is open. */
  | { why: "problems"; problems: Problem[]; written: string[] }
  /** What a deletion would break. */
  | { why: "needed"; problems: Problem[] }
  | { why: "changed"; file: string; changes: ForeignChange[]; version: unknown; next: NextStep }
  /** Entries of lists that cannot be put together; `resolved` has the other person's version of them. */
  | { why: "unmatched"; file: string; conflicts: readonly Conflict[]; resolved: string; stored: string }
  /** By someone else, while this editor had it open. */
  | { why: "deleted" }
  /** The open form does not show the entry to be deleted. */
  | { why: "otherEntry" }
  /** The repository did not return everything, so nothing can be compared or checked. */
  | { why: "notLoaded" }
  | { why: "upload"; name: string; message: Words }
  /** The connection was lost, and the editor did not wait for it. */
  | { why: "lost" }
  /** GitHub takes no requests for now, and nobody waited any longer. */
  | { why: "busy" }
  /** Something else went wrong; `told` is what the repository said of it. */
  | { why: "failed"; reason: string }
  | { why: "signedOut" };

/** Thrown in place of a write: Decap CMS appends the message to its own, and aborts the save. */
export class RefusedError extends Error {
  override readonly name = "";

  /** Without a refusal, the editor has been asked and said no. */
  constructor(readonly refusal?: Refusal) {
    super(translate(refusal ? "refused" : "changesFirst"));
  }
}

export function refuse(refusal: Refusal): never {
  throw new RefusedError(refusal);
}
