import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What Gatsby expects every page to export, and the preview's stand-ins for modules of the same names. */
const BY_DESIGN = ["Head", "query"];
const STAND_INS = join("src", "preview", "standIns");

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => join("src", name))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(STAND_INS));

test("one name means one thing: no two modules export the same name", () => {
  const homes = new Map<string, string[]>();
  for (const file of modules)
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
      /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm,
    ))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  expect(homes.size).toBeGreaterThan(500);
  const shared = [...homes].filter(([name, files]) => files.length > 1 && !BY_DESIGN.includes(name));
  expect(shared).toEqual([]);
});
