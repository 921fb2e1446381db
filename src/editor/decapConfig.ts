// The part of Decap CMS's configuration that this site uses.

/** Name of the one field that stands for a file which is a list, such as countries.json. */
export const WHOLE_LIST = "entries";

/** A field as Decap CMS reads it; https://decapcms.org/docs/widgets/ lists what each widget knows. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "markdown" | "number" | "boolean" | "select" | "image" | "file" | "list" | "object";
  required: boolean;
  hint?: string;
  /** A regular expression and what to say when it does not match. */
  pattern?: [string, string];
  default?: string | boolean;
  min?: number;
  max?: number;
  value_type?: "int" | "float";
  options?: { label: string; value: string }[];
  fields?: EditorField[];
  field?: EditorField;
  collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  /** Of the widget `markdown`: what it offers. */
  buttons?: string[];
  editor_components?: string[];
  choose_url?: boolean;
  media_folder?: string;
  public_folder?: string;
}

export interface EditorFile {
  name: string;
  label: string;
  description: string;
  file: string;
  fields: EditorField[];
  preview_path?: string;
  media_folder?: string;
  public_folder?: string;
}

export interface Collection {
  name: string;
  label: string;
  description: string;
  /** Name of our own format: see contentFormat.ts. */
  format: "content";
  folder?: string;
  files?: EditorFile[];
  fields?: EditorField[];
  [setting: string]: unknown;
}

export interface EditorConfig {
  /** Absent when no repository is set: then the editor works on a developer's machine only. */
  backend?: { name: "github"; repo: string; branch: string; auth_endpoint: string };
  local_backend: { url: string };
  collections: Collection[];
  [setting: string]: unknown;
}
