import { readFileSync } from "node:fs";
import { CONTENT_TYPES } from "../../../src/content/contentTypes/contentTypes";
import { TEXT_SCHEMAS } from "../../../src/content/texts/texts";

test("content/README.md names each folder and file, in both of its languages", () => {
  const readme = readFileSync("content/README.md", "utf8");
  const isNamed = (name: string) => readme.split(name).length > 2;
  const places = CONTENT_TYPES.map(({ place }) => (place.endsWith(".json") ? `| \`${place}\`` : `| \`${place}/\``));
  expect(places.filter((place) => !isNamed(place))).toEqual([]);
  const texts = Object.keys(TEXT_SCHEMAS);
  expect(texts.filter((text) => !isNamed(`\`${text}\``) && !isNamed(`\`text/${text}.json\``))).toEqual([]);
});
