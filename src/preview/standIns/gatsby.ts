// Replaces Gatsby in the preview: the pages' queries stay plain text.

/** All queries and fragments in the loaded modules. */
export const documents: string[] = [];

export function graphql(query: TemplateStringsArray): string {
  documents.push(query.join(""));
  return query.join("");
}
