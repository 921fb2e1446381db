/** Everything else, such as # ! \\ " ' % and brackets, has a meaning for Gatsby, its bundler, or a file's address. */
const NOT_PLAIN = /[^\p{L}\p{M}\p{N} ._+@~,=&/-]/gu;

/** @throws Error if the site cannot be built in this folder, in words: Gatsby fails minutes later, and names something else */
export function assertPlainFolder(folder: string): void {
  const found = [...new Set(folder.match(NOT_PLAIN))];
  if (found.length === 0) return;
  throw new Error(
    `The site cannot be built in ${folder}: its path contains ${found.join(" ")}. Move the project to a folder whose path has only letters, digits, spaces and . _ + @ ~ , = & -`,
  );
}
