// Stands in for Gatsby in the preview: the pages' queries stay what they are, text.

/** All queries and fragments of the modules that have been loaded. */
export const documents: string[] = [];

export function graphql(query: TemplateStringsArray): string {
  documents.push(query.join(""));
  return query.join("");
}
