// The part of Decap CMS's backend API that this site uses, common to the local and the GitHub backend.

/** A file to upload to the repository; `path` is relative to the project root. */
export interface Upload {
  path: string;
  fileObj?: File;
}

export interface DataFile {
  path: string;
  /** The entry's name. */
  slug?: string;
  raw: string;
  /** Set when the file is renamed. */
  newPath?: string;
  /** Only for our guard: the version that the editor was shown, if it is not the one in the form. */
  base?: string;
}

export interface StoredFile {
  data: string;
  file: { path: string };
}

export interface Backend {
  /** The entries of a folder. Backends that paginate them also have `allEntriesByFolder`. */
  entriesByFolder(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  getEntry(path: string): Promise<StoredFile>;
  /** The files directly in a folder. */
  getMedia(folder: string): Promise<{ path: string; size?: number }[]>;
  getMediaFile(path: string): Promise<{ file?: Blob | null; url?: string }>;
  persistEntry(entry: { dataFiles: DataFile[]; assets: Upload[] }, options: object): Promise<unknown>;
  persistMedia(upload: Upload, options: object): Promise<unknown>;
  deleteFiles(paths: string[], message: string): Promise<unknown>;
  getToken(): Promise<string | null>;
  /** Signs in with the result of the sign-in window; `restoreUser` does so with what the browser has stored. */
  authenticate(state: unknown): Promise<unknown>;
  restoreUser(user: unknown): Promise<unknown>;
}
