import { readFileSync } from "node:fs";
import { CONTENT_TYPES } from "../../../src/content/contentTypes/contentTypes";

test("content/README.md names each folder and file, in both of its languages", () => {
  const readme = readFileSync("content/README.md", "utf8");
  const places = CONTENT_TYPES.map(({ place }) => (place.endsWith(".json") ? `| \`${place}\`` : `| \`${place}/\``));
  expect(places.filter((place) => readme.split(place).length < 3)).toEqual([]);
});
