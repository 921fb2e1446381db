/**
 * The text without the characters at its end that a pattern of one character matches. A pattern such as `/x+$/` takes steps
 * by the square of a text's length, because it begins anew at each character.
 */
export function trimEnd(text: string, edge: RegExp): string {
  const characters = Array.from(text);
  while (characters.length > 0 && edge.test(characters.at(-1) ?? "")) characters.pop();
  return characters.join("");
}
