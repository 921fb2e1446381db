// The part of Decap CMS's backends that this site uses: the local one and that of GitHub alike.

/** A file on its way into the repository; `path` from the project's root. */
export interface Upload {
  path: string;
  fileObj?: File;
}

export interface DataFile {
  path: string;
  /** Name of the entry. */
  slug?: string;
  raw: string;
  /** A new name for it. */
  newPath?: string;
}

export interface StoredFile {
  data: string;
  file: { path: string };
}

export interface Backend {
  /** All entries of a folder. Backends that show them page by page have the second of the two as well. */
  entriesByFolder(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  getEntry(path: string): Promise<StoredFile>;
  /** What lies in a folder itself. */
  getMedia(folder: string): Promise<{ path: string; size?: number }[]>;
  getMediaFile(path: string): Promise<{ file?: Blob | null; url?: string }>;
  persistEntry(entry: { dataFiles: DataFile[]; assets: Upload[] }, options: object): Promise<unknown>;
  persistMedia(upload: Upload, options: object): Promise<unknown>;
  deleteFiles(paths: string[], message: string): Promise<unknown>;
  getToken(): Promise<string | null>;
  /** Both sign in: with what the sign-in has told, or with what the browser has kept of it. */
  authenticate(state: unknown): Promise<unknown>;
  restoreUser(user: unknown): Promise<unknown>;
}
