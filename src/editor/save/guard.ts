// What the guarded backend asks and tells.
import type { Version } from "../publishing/history";
import type { Connection } from "./connection";
import type { OneSided } from "./oneSided";
import type { Refusal } from "./refusal";

export interface Guard {
  /** By path: the version that this editor's form is based on. */
  opened: Map<string, string>;
  /** The path of the entry in the open form, if there is one. */
  formPath: () => string | undefined;
  /** A file's last versions, back to the one whose text is `until`; empty if the repository has no history. */
  versions: (path: string, until: string) => Promise<Version[]>;
  /** Called with the reason before a write is rejected. */
  onRefusal: (refusal: Refusal) => void;
  onSignIn: () => void;
  connection: Connection;
  /** A new attempt begins: messages about the last one are obsolete. */
  onSaving: () => void;
  /** `paths`: what has been written or deleted. */
  onSaved: (paths: readonly string[]) => void;
  /** Resolves with true if the other language still fits texts of `file` of which the form has changed one. */
  onOneSided: (texts: OneSided[], file: string) => Promise<boolean>;
  /** Decap CMS appends it to its own error message. */
  message: string;
  /** The same, when the editor would rather change the other language first. */
  changesFirst: string;
  /** Decap CMS shows it in place of an entry's form. */
  entryNotLoaded: string;
}
