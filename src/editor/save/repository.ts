// What the editor looks up beside the form: the repository, read once, and anew after each save.
import type { ContentFile } from "../../content/read/contentFile";
import type { Backend } from "./decapBackend";
import { storedContent, storedMedia } from "./guardedBackend";

export interface Repository {
  /** From now on it can be read: somebody has signed in. */
  use(backend: Backend): void;
  /** It has changed. */
  renew(): void;
  /** Has somebody told of both. */
  onStored(listener: () => void): void;
  content(): Promise<ContentFile[]>;
  /** The bytes of a file, by its path from the project's root. */
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
      // What failed once may succeed the next time.
      content?.catch(forget);
      return (await content) ?? [];
    },
    async media(path) {
      const found = media.get(path) ?? (backend && storedMedia(backend, path));
      if (found) media.set(path, found);
      return found;
    },
  };
}
