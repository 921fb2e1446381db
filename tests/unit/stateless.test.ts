import { execFileSync } from "node:child_process";

// The configuration is an ES module, which Jest does not load.
const LINT = `
  import { ESLint } from "eslint";
  // The rule that needs types knows only files that are there.
  const untyped = { languageOptions: { parserOptions: { projectService: false } }, rules: { "site/checked-entry": "off" } };
  const eslint = new ESLint({ overrideConfig: untyped });
  const lint = async ([filePath, text]) => (await eslint.lintText(text, { filePath }))[0].messages;
  const told = await Promise.all(JSON.parse(process.argv[1]).map(lint));
  console.log(JSON.stringify(told.map((messages) => messages.map(({ message }) => message))));
`;

type Snippet = readonly [file: string, text: string];

/** What ESLint, configured as it is for the site, says about each text if it were in that file. */
function lint(texts: readonly Snippet[]): string[][] {
  const answer = execFileSync(process.execPath, ["--input-type=module", "-e", LINT, JSON.stringify(texts)]);
  return JSON.parse(answer.toString()) as string[][];
}

const STATE = 'import { useState } from "react";\nexport const useIt = () => useState(0);\n';
const importing = (source: string) => `import * as it from "${source}";\nexport const all = it;\n`;
const loading = (source: string) => `export const load = () => import("${source}");\n`;

const ROOMS = ["content", "i18n", "platform", "site", "theme", "session", "components", "sections", "browser", "pages"];

const REFUSED: readonly Snippet[] = [
  ...ROOMS.map((room): Snippet => [`src/${room}/snippet.ts`, STATE]),
  ...ROOMS.map((room): Snippet => [`src/${room}/snippet.ts`, importing("@mui/material/Button")]),
  ["src/components/Snippet.tsx", "export const Snippet = () => <button onClick={() => undefined}>Go</button>;\n"],
  ["src/components/Snippet.tsx", 'import React from "react";\nexport const useIt = () => React.useState(0);\n'],
  ["src/components/Snippet.tsx", 'import { Component } from "react";\nexport class Snippet extends Component {}\n'],
  ["src/sections/snippet.ts", importing("react")],
  ["src/sections/snippet.ts", importing("../calculator/ui/Fold")],
  ["src/pages/snippet.ts", importing("../calculator/ui/Fold")],
  ["src/pages/snippet.ts", importing("../calculator/ui/Fold")],
  ["src/pages/snippet.ts", importing("../calculator/Calculator")],
  ["src/pages/snippet.ts", importing("../calculator/share/dealStorage")],
  ["src/pages/snippet.ts", loading("../calculator/Calculator")],
  ["src/sections/snippet.ts", loading("../server/serve")],
  ["src/server/leads/snippet.ts", loading("../../editor/config/places")],
  ["src/pages/projects/snippet.ts", importing("../../calculator/state/useCalculator")],
  ["src/pages/snippet.ts", importing("../islands/ContactPageForm")],
  ["src/browser/snippet.ts", importing("../calculator/LazyCalculator")],
  ["src/browser/snippet.ts", importing("../islands/ProjectGallery")],
  ["src/calculator/model/snippet.ts", STATE],
  ["src/calculator/model/snippet.ts", importing("../ui/Fold")],
  ["src/calculator/previewOf.ts", importing("./Calculator")],
  ["src/calculator/words/snippet.ts", importing("../state/useCalculator")],
];

const ACCEPTED: readonly Snippet[] = [
  ["src/pages/snippet.ts", importing("../calculator/model/realDeal")],
  ["src/pages/snippet.ts", importing("../calculator/previewOf")],
  ["src/pages/snippet.ts", importing("../islands/Island")],
  ["src/browser/snippet.ts", importing("../calculator/words/amountText")],
  ["src/browser/snippet.ts", loading("../calculator/pendingDeal")],
  ["src/calculator/ui/snippet.ts", STATE],
  ["src/islands/snippet.ts", STATE],
  ["src/calculator/model/snippet.ts", importing("../../content/contentTypes/calculator")],
];

const OF_TYPES = 'import type { isPair } from "../content/localize";\nexport type IsPair = typeof isPair;\n';

test("lint reports a circle of imports, even of types alone, with the files on it, and two folders that import each other", () => {
  expect(lint(["languages", "snippet"].map((name) => [`src/i18n/${name}.ts`, OF_TYPES]))).toEqual([
    expect.arrayContaining(["Import cycle: languages.ts → localize.ts → languages.ts."]),
    expect.arrayContaining([expect.stringMatching(/^Folders import each other: \w+\.ts imports from here\.$/)]),
  ]);
});

test("lint refuses state where pages are rendered or plain scripts run, and accepts it in islands and the calculator", () => {
  const told = lint([...REFUSED, ...ACCEPTED]);
  expect(REFUSED.filter((_, at) => !told[at]?.length)).toEqual([]);
  expect(told.slice(REFUSED.length)).toEqual(ACCEPTED.map(() => []));
});
