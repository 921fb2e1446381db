// The part of Decap CMS's configuration that this site uses.
import type { Words } from "../../i18n/editorLanguages";

export interface Processing {
  enabled: boolean;
  format: { enabled: boolean; default: string };
  /** Of 100. */
  quality: number;
  strip_metadata: boolean;
  /** Such as `16:9`: pictures are cut to it around their middle. */
  aspect_ratio?: string;
}

/** Name of the one field that stands for a file which is a list, such as countries.json. */
export const WHOLE_LIST = "entries";

/**
 * A field as Decap CMS reads it; https://decapcms.org/docs/widgets/ lists what each widget knows. `Said` is what an editor
 * reads: in every language as it is made, in one as Decap CMS takes it (inLanguage.ts).
 */
export interface EditorField<Said = Words> {
  name: string;
  label: Said;
  widget: "string" | "text" | "markdown" | "number" | "boolean" | "select" | "image" | "file" | "list" | "object";
  required: boolean;
  hint?: Said;
  /** A regular expression and what to say when it does not match. */
  pattern?: [string, Said];
  default?: string | boolean;
  min?: number;
  max?: number;
  value_type?: "int" | "float";
  options?: { label: Said; value: string }[];
  fields?: EditorField<Said>[];
  field?: EditorField<Said>;
  collapsed?: boolean;
  summary?: string;
  label_singular?: Said;
  /** Of the widget `markdown`: what it offers. */
  buttons?: string[];
  editor_components?: string[];
  choose_url?: boolean;
  /** What happens to a picture on its way; without it, what the whole configuration says. */
  media_processing?: Processing;
  media_folder?: string;
  public_folder?: string;
}

export interface EditorFile<Said = Words> {
  name: string;
  label: Said;
  description: Said;
  file: string;
  fields: EditorField<Said>[];
  preview_path?: string;
  editor?: { preview: boolean };
  media_folder?: string;
  public_folder?: string;
}

export interface Collection<Said = Words> {
  name: string;
  label: Said;
  description: Said;
  /** Name of our own format: see contentFormat.ts. */
  format: "content";
  folder?: string;
  files?: EditorFile<Said>[];
  fields?: EditorField<Said>[];
  [setting: string]: unknown;
}

export interface EditorConfig<Said = Words> {
  /** Absent when no repository is set: then the editor works on a developer's machine only. */
  backend?: { name: "github"; repo: string; branch: string; auth_endpoint: string; api_root?: string } | undefined;
  local_backend: { url: string };
  collections: Collection<Said>[];
  [setting: string]: unknown;
}
