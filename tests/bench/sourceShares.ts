import { SourceMap, type SourceMapPayload } from "node:module";

const PACKAGE = /node_modules\/(?!.*node_modules\/)(@[^/]+\/[^/]+|[^/]+)/;

/** What a source of a source map belongs to: its package, Gatsby's own runtime, or the project's file. */
function ownerOf(source: string): string {
  if (/\/\.cache\//.test(source)) return "gatsby runtime";
  return PACKAGE.exec(source)?.[1] ?? /(src\/.+?)(\?|$)/.exec(source)?.[1] ?? "webpack";
}

/** Characters of a minified script by owner, largest first: each character belongs to the source that it came from. */
export function sourceShares(script: string, map: SourceMapPayload): [owner: string, characters: number][] {
  const sources = new SourceMap(map);
  const shares = new Map<string, number>();
  script.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(row, column);
      const owner = ownerOf("originalSource" in entry ? entry.originalSource : "");
      shares.set(owner, (shares.get(owner) ?? 0) + 1);
    }
  });
  return [...shares].sort(([, one], [, other]) => other - one);
}
