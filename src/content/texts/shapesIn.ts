import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shapeOf, type Shape } from "./shapes";

/** The shapes of all files of a folder such as content/text/, by file name; `known`: those until now. */
export const shapesIn = (folder: string, known: Readonly<Record<string, Shape>>): Record<string, Shape> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => {
        const name = file.replace(/\.json$/, "");
        return [name, shapeOf(JSON.parse(readFileSync(join(folder, file), "utf8")), known[name], name)];
      }),
  );
