// A cache of the repository for everything beside the form; cleared after each save.
import type { ContentFile } from "../../content/read/contentFile";
import type { Backend } from "../decap/decapBackend";
import { storedContent, storedMedia } from "./stored";

export interface Repository {
  /** Call after sign-in: the repository can be read from now on. */
  use(backend: Backend): void;
  /** Call when the repository has changed. */
  renew(): void;
  /** Calls `listener` after each `use` and `renew`. */
  onStored(listener: () => void): void;
  content(): Promise<ContentFile[]>;
  /** The names of the files in a folder; rejects if they cannot be read. */
  names(folder: string): Promise<string[]>;
  /** The bytes of a file, by its path from the project root. */
  media(path: string): Promise<Blob | undefined>;
}

export function openRepository(): Repository {
  let backend: Backend | undefined;
  let content: Promise<ContentFile[]> | undefined;
  const media = new Map<string, Promise<Blob | undefined>>();
  const listeners: (() => void)[] = [];

  function forget(): void {
    content = undefined;
    media.clear();
  }

  function renew(): void {
    forget();
    for (const tell of listeners) tell();
  }

  return {
    use(opened) {
      backend = opened;
      renew();
    },
    renew,
    onStored: (listener) => void listeners.push(listener),
    async content() {
      content ??= backend && storedContent(backend);
      // Do not cache a failure.
      content?.catch(forget);
      return (await content) ?? [];
    },
    names: async (folder) => ((await backend?.getMedia(folder)) ?? []).map(({ path }) => path),
    async media(path) {
      const found = media.get(path) ?? (backend && storedMedia(backend, path));
      if (found) media.set(path, found);
      return found;
    },
  };
}
