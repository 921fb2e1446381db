// The part of Decap CMS's backend API that this site uses, common to the local and the GitHub backend.

/** A file to upload to the repository; `path` is relative to the project root. */
export interface Upload {
  path: string;
  fileObj?: File;
  toBase64?: () => Promise<string>;
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

export interface SaveOptions {
  newEntry?: boolean;
  commitMessage?: string;
  collectionName?: string;
  /** To a branch of its own. */
  useWorkflow?: boolean;
}

/** Options for a commit that does not come from Decap CMS's own form. */
export const commitOptions = (commitMessage: string, collectionName: string): SaveOptions => ({
  commitMessage,
  collectionName,
  newEntry: false,
  useWorkflow: false,
});

export interface StoredFile {
  data: string;
  file: { path: string };
}

/** The GitHub backend's own requests; they reject when one fails. */
export interface RepositoryApi {
  /** The files below a folder, or none if GitHub says that there is no such folder. */
  listFiles(folder: string, options: { depth: number }): Promise<{ path: string; id: string }[]>;
  readFile(path: string, id: string): Promise<string>;
}

export interface Backend {
  /** Only with GitHub, once signed in. */
  api?: RepositoryApi | null;
  /** The entries of a folder; all of them in the local backend only. */
  entriesByFolder(folder: string, extension: string, depth: number): Promise<StoredFile[]>;
  /** Without a response from GitHub, `data` is empty. */
  getEntry(path: string): Promise<StoredFile>;
  /** The files directly in a folder. */
  getMedia(folder: string): Promise<{ path: string; size?: number }[]>;
  getMediaFile(path: string): Promise<{ file?: Blob | null; url?: string }>;
  persistEntry(entry: { dataFiles: DataFile[]; assets: Upload[] }, options: SaveOptions): Promise<unknown>;
  persistMedia(upload: Upload, options: object): Promise<unknown>;
  deleteFiles(paths: string[], message: string): Promise<unknown>;
  getToken(): Promise<string | null>;
  /** Signs in with the result of the sign-in window; `restoreUser` does so with what the browser has stored. */
  authenticate(state: unknown): Promise<unknown>;
  restoreUser(user: unknown): Promise<unknown>;
}
