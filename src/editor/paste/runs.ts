// Text as it is pasted, run by run, as the parts of a Markdown text.
import type { Inline } from "../../content/markdown";

export interface Style {
  isStrong: boolean;
  isEmphasis: boolean;
  to: string | undefined;
}

export type Run = ({ text: string } | { isBreak: true }) & Style;

export const PLAIN: Style = { isStrong: false, isEmphasis: false, to: undefined };

/** Runs with single spaces, none at the ends, and none at the ends of what is marked. */
function tidy(runs: readonly Run[]): Run[] {
  const tidied: Run[] = [];
  for (const run of runs) {
    const last = tidied.at(-1);
    if (!("text" in run)) {
      if (last && "text" in last) last.text = last.text.trimEnd();
      if (tidied.length > 0) tidied.push({ ...run });
      continue;
    }
    const text = run.text.replace(/[\s\u00a0]+/g, " ");
    const isAfterSpace = !last || !("text" in last) || last.text.endsWith(" ");
    const [, before = "", words = "", after = ""] =
      /^( ?)(.*?)( ?)$/.exec(isAfterSpace ? text.trimStart() : text) ?? [];
    // A space belongs to what is around, unless that is marked in the same way.
    if (before) tidied.push({ ...PLAIN, text: before });
    if (words) tidied.push({ ...run, text: words });
    if (after) tidied.push({ ...PLAIN, text: after });
  }
  while (tidied.length > 0 && isBlank(tidied.at(-1))) tidied.pop();
  return tidied;
}

const isBlank = (run: Run | undefined) => run === undefined || !("text" in run) || run.text.trim() === "";

/** Neighbors of one style; a space between two of one style has theirs. */
function joined(runs: readonly Run[], key: (run: Run) => unknown): { key: unknown; runs: Run[] }[] {
  const groups: { key: unknown; runs: Run[] }[] = [];
  runs.forEach((run, index) => {
    const [last, next] = [groups.at(-1), runs[index + 1]];
    const isBetween = isBlank(run) && last && next && last.key === key(next);
    if (last && (isBetween || last.key === key(run))) last.runs.push(run);
    else groups.push({ key: key(run), runs: [run] });
  });
  return groups;
}

const textParts = (runs: readonly Run[]): Inline[] => {
  const parts: Inline[] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (!("text" in run)) parts.push({ type: "break" });
    else if (last?.type === "text") last.text += run.text;
    else parts.push({ type: "text", text: run.text });
  }
  return parts;
};

const emphasized = (runs: readonly Run[]): Inline[] =>
  joined(runs, ({ isEmphasis }) => isEmphasis).flatMap(({ key, runs: inner }): Inline[] =>
    key === true ? [{ type: "emphasis", parts: textParts(inner) }] : textParts(inner),
  );

const marked = (runs: readonly Run[]): Inline[] =>
  joined(runs, ({ isStrong }) => isStrong).flatMap(({ key, runs: inner }): Inline[] =>
    key === true ? [{ type: "strong", parts: emphasized(inner) }] : emphasized(inner),
  );

/** The parts of a text. */
export const inlines = (runs: readonly Run[]): Inline[] =>
  joined(tidy(runs), ({ to }) => to).flatMap(({ key, runs: inner }): Inline[] =>
    typeof key === "string" ? [{ type: "link", to: key, parts: marked(inner) }] : marked(inner),
  );
