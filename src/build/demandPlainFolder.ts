/** Characters that Gatsby's bundler takes for a pattern in the project's own path: it would find no `gatsby-config`. */
const PATTERN = /[*?[\]{}()]/g;

/** @throws Error if the site cannot be built in this folder, in words: Gatsby's own name a missing package */
export function demandPlainFolder(folder: string): void {
  const found = [...new Set(folder.match(PATTERN))];
  if (found.length === 0) return;
  throw new Error(
    `The site cannot be built in ${folder}: Gatsby takes ${found.join(" ")} for a pattern. Move the project to a folder whose path has none of * ? [ ] { } ( ).`,
  );
}
