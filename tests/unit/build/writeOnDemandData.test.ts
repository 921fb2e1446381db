import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/platform/publicWalk";
import { dataFingerprint, writeOnDemandData } from "../../../src/build/data/writeOnDemandData";
import {
  FEATURED_PROJECTS,
  calculatorAddress,
  ON_DEMAND,
  projectsAddress,
  PROJECTS_PER_FILE,
  TEASER_RATES,
} from "../../../src/content/onDemandData";
import { type Language, LANGUAGES } from "../../../src/i18n/languages";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { calculatorContentIn } from "../../fixtures/calculatorContent";
import { OTHER } from "../../fixtures/languages";

afterEach(removeFolders);

type Graphql = Parameters<typeof writeOnDemandData>[0]["graphql"];

const house = (language: Language, number: number) => ({
  title: `House ${number} ${language}`,
  deal: { purchasePrice: 200_000, salePrice: 300_000 },
});

/** Answers queries as Gatsby would for content with `count` projects. */
const contentOf = (count: number): Graphql =>
  (async (query: string, { language }: { language: Language }) => ({
    data: query.includes("ProjectsAnswer")
      ? { allProject: { nodes: Array.from({ length: count }, (_, i) => house(language, i + 1)) } }
      : {
          words: { data: JSON.stringify({ notice: `Words ${language}` }) },
          calculator: calculatorContentIn(language),
          projects: { nodes: [house(language, 1)] },
        },
  })) as unknown as Graphql;

/** What the scripts of a built site get from an address. */
function read(folder: string, address: string): unknown {
  const published = address.replace(ON_DEMAND, `${ON_DEMAND}${dataFingerprint(folder)}/`);
  return JSON.parse(readFileSync(join(folder, published), "utf8")) as unknown;
}

test("the projects after the featured ones are split into files, in order, each project once", async () => {
  const folder = folderOf();
  const count = FEATURED_PROJECTS + PROJECTS_PER_FILE + 3;
  await writeOnDemandData({ graphql: contentOf(count) }, folder);
  for (const language of LANGUAGES) {
    const parts = [1, 2].map((part) => read(folder, projectsAddress(language, part)) as object[]);
    expect(parts.map(({ length }) => length)).toEqual([PROJECTS_PER_FILE, 3]);
    const expected = Array.from({ length: PROJECTS_PER_FILE + 3 }, (_, i) =>
      house(language, FEATURED_PROJECTS + i + 1),
    );
    expect(parts.flat()).toEqual(expected);
  }
});

test("the calculator's words, content and sample deals are one file per language; the teaser has its own", async () => {
  const folder = folderOf();
  await writeOnDemandData({ graphql: contentOf(0) }, folder);
  expect(read(folder, calculatorAddress(OTHER))).toEqual({
    text: { notice: "Words es" },
    content: calculatorContentIn(OTHER),
    projects: [house(OTHER, 1)],
  });
  const { rates, defaults, typical } = calculatorContentIn();
  const figures = rates.map(({ key, value, unit }) => ({ key, value, unit }));
  expect(read(folder, TEASER_RATES)).toEqual({ rates: figures, defaults, typical });
});

test("files of projects that no longer exist are removed", async () => {
  const old = ["projects/en-1.json", "projects/en-1.json.br", "projects/en-2.json", "projects/en-2.json.gz"];
  const folder = folderOf(Object.fromEntries(old.map((name) => [`data/${name}`, "old"])));
  await writeOnDemandData({ graphql: contentOf(FEATURED_PROJECTS + 1) }, folder);
  const files = ["calculator/en.json", "calculator/es.json", "projects/en-1.json"];
  expect(filesBelow(join(folder, "data", dataFingerprint(folder)))).toEqual([
    ...files,
    "projects/es-1.json",
    "teaser.json",
  ]);
});

test("the folder's name changes with the data, and only with it", async () => {
  const fingerprint = async (count: number) => {
    const folder = folderOf();
    await writeOnDemandData({ graphql: contentOf(count) }, folder);
    return dataFingerprint(folder);
  };
  const one = await fingerprint(FEATURED_PROJECTS + 1);
  expect(await fingerprint(FEATURED_PROJECTS + 1)).toBe(one);
  expect(await fingerprint(FEATURED_PROJECTS + 2)).not.toBe(one);
});

test("in development, the data has the URLs that scripts request there", async () => {
  const folder = folderOf();
  await writeOnDemandData({ graphql: contentOf(0) }, folder, true);
  expect(filesBelow(join(folder, "data"))).toContain(calculatorAddress("en").slice(ON_DEMAND.length));
});

test("data of two builds in one folder stops the build", () => {
  const folder = folderOf({ "data/0/teaser.json": "{}", "data/1/teaser.json": "{}" });
  expect(() => dataFingerprint(folder)).toThrow("must contain one folder");
});

test("a failed query stops the build", async () => {
  const graphql = (async () => ({ errors: [new Error("no such field")] })) as unknown as Graphql;
  await expect(writeOnDemandData({ graphql }, folderOf())).rejects.toThrow("On-demand data could not be read");
});
