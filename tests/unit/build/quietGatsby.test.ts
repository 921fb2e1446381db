import { readFileSync } from "node:fs";
import { filesBelow } from "../../../src/platform/publicWalk";

const OPTION = "--disable-warning=DEP0040";

test("everything that starts Gatsby hides the deprecation that Gatsby reports as an error", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const sources = filesBelow("src").map((name) => readFileSync(`src/${name}`, "utf8"));
  const starting = [...Object.values(scripts), ...sources].filter((source) => source.includes("gatsby/cli.js"));
  // npm run dev, npm run cms, npm run build.
  expect(starting).toHaveLength(3);
  expect(starting.filter((source) => !source.includes(OPTION))).toEqual([]);
});

test("npm run cms starts the development site like npm run dev", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { dev: string } };
  const [, options = ""] = /^exec node (.*) \d+$/.exec(scripts.dev) ?? [];
  expect(options).toMatch(/ develop --port$/);
  expect(readFileSync("src/editor/startEditing.ts", "utf8")).toContain(`"${options}"`);
});
