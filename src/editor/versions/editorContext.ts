import type { ContentFile } from "../../content/read/contentFile";
import type { EditorConfig } from "../config/decapConfig";
import type { Backend } from "../decap/decapBackend";
import type { GitHub } from "../publishing/github";
import type { ContentFormat } from "../save/contentFormat";
import type { Repository } from "../save/repository";
import type { Basis } from "../save/unfinished";
import type { EditorNotifier } from "../screen/editorNotifier";

export interface EditorContext extends Basis {
  config: EditorConfig<string>;
  format: ContentFormat;
  /** Guarded: what is written is checked. */
  backend: Backend;
  repository: Repository;
  /** The repository's current content, uncached. */
  content: () => Promise<ContentFile[]>;
  /** Undefined for local files, which have no history and no authors. */
  github: GitHub | undefined;
  notifier: EditorNotifier;
  /** Fills the open form with `data`, typed by someone on the version `base`. */
  fill: (data: unknown, base: string | undefined) => void;
}
