import { interpolate, type Facts } from "../interpolate";
import { isGroup } from "../isGroup";
import { withoutMarks } from "../openMarks";

/** A localized text as pages show it; a transcript says in brackets what is heard and seen. */
export function shownText(pair: unknown, language: string, field: string, facts: Facts): string {
  const text = String(isGroup(pair) ? (pair[language] ?? "") : "");
  return interpolate(field === "transcript" ? text : withoutMarks(text), facts);
}
