import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/platform/publicWalk";
import { writeFlags } from "../../../src/build/finishBuild";
import { flagAddress } from "../../../src/contact/ui/country/flagAddress";
import { folderOf, removeFolders } from "../../fixtures/folder";
import countries from "../../../content/countries.json";

afterEach(removeFolders);

test("every country of the form has its flag at the URL that the form requests", () => {
  const folder = folderOf();
  writeFlags(folder, "content");
  expect(filesBelow(join(folder, "flags"))).toHaveLength(countries.length);
  for (const { iso2 } of countries) expect(readFileSync(join(folder, flagAddress(iso2)), "utf8")).toContain("<svg");
});

test("the flag of a country that is no longer listed is removed", () => {
  const content = folderOf({ "countries.json": JSON.stringify([{ iso2: "ES" }]) });
  const folder = folderOf({ "flags/zz.svg": "old", "flags/es.svg": "old" });
  writeFlags(folder, content);
  expect(filesBelow(folder)).toEqual(["flags/es.svg"]);
});

test("a country without a flag image stops the build", () => {
  const content = folderOf({ "countries.json": JSON.stringify([{ iso2: "ES" }, { iso2: "ZZ" }]) });
  expect(() => writeFlags(folderOf(), content)).toThrow("ZZ.svg");
});
