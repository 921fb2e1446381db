// Messages name fields, choices, and files in backticks, as they are written in the files, and put what concerns only
// those who edit files in parentheses: "(in the files, …)". This is how each reader gets them.

/** A message for those who edit files: names as they are written there. */
export const wordsInFile = (message: string): string => message.replaceAll("`", "");

const FOR_FILES = / \((?:in the files|en los archivos), .*?\)(?=[\s,.:;]|$)/g;

/** A message for those who edit in a form; `nameOf` says what a field, choice or file is called there. */
export const wordsInForm = (message: string, nameOf: (written: string) => string): string =>
  message.replace(FOR_FILES, "").replace(/`([^`]*)`/g, (_, written: string) => `“${nameOf(written)}”`);
