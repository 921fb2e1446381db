/** What is open at a URL of the editor: a list, an entry, or a new one. */
interface Address {
  collection: string;
  /** Of an entry that is in the repository. */
  slug: string | undefined;
  isNew: boolean;
  /** Of a new entry: the name of the draft that it goes on with. */
  draft: string | null;
}

const ADDRESS = /#\/collections\/([\w-]+)(?:\/entries\/([^/?]+)|\/(new)\b)?[^?]*(\?.*)?$/;

/** Reads a URL such as `#/collections/projects/entries/oak` or `…/new?draft=new-1`; undefined for the first screen. */
export function addressAt(url: string): Address | undefined {
  const [, collection, slug, isNew, query] = ADDRESS.exec(url) ?? [];
  const draft = new URLSearchParams(query).get("draft");
  return collection === undefined ? undefined : { collection, slug, isNew: isNew !== undefined, draft };
}

/** The folder whose list is open at a URL. */
export function listAt(url: string): string | undefined {
  const { collection, slug, isNew } = addressAt(url) ?? {};
  return slug === undefined && !isNew ? collection : undefined;
}
