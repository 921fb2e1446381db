import { interpolate, type Facts } from "../interpolate";
import { withoutMarks } from "../openMarks";

/** A text as pages show it; a transcript says in brackets what is heard and seen. */
export const shownText = (text: string, field: string, facts: Facts): string =>
  interpolate(field === "transcript" ? text : withoutMarks(text), facts);
