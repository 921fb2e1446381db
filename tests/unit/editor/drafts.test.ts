import { contentFile } from "../../../src/editor/save/saveCheck";
import { draftFile, draftPath, picturesOnlyIn, readDraft, storedDrafts } from "../../../src/editor/versions/draftFiles";
import { contentText } from "../../../src/editor/save/contentFormat";
import type { Backend } from "../../../src/editor/decap/decapBackend";

const DRAFT = { base: '{ "title": "Buy" }\n', text: '{ "title": "Buy well" }\n' };

test("a draft survives its file, which lies beside content/, out of reach of checks and builds", () => {
  const file = draftFile(DRAFT);
  expect(JSON.parse(file)).toEqual({ base: { title: "Buy" }, draft: { title: "Buy well" } });
  expect(readDraft(file)).toEqual({
    file,
    base: contentText({ title: "Buy" }),
    text: contentText({ title: "Buy well" }),
  });
  const ofNew = draftFile({ base: undefined, text: contentText({ title: "Sell" }) });
  expect(readDraft(ofNew)).toEqual({ file: ofNew, base: undefined, text: contentText({ title: "Sell" }) });
  expect(draftPath("content/steps/buy.json")).toBe("drafts/steps/buy.json");
});

test("drafts are found by the path of their entry, and a failed reading is not taken for none", async () => {
  const stored = [
    { data: draftFile(DRAFT), file: { path: "drafts/steps/buy.json" } },
    { data: "{ torn", file: { path: "drafts/steps/sell.json" } },
    { data: '{ "draft": {} }', file: { path: "drafts/steps/plan.json" } },
  ];
  const backend = (files: unknown[]) => ({ entriesByFolder: () => Promise.resolve(files) }) as unknown as Backend;
  expect([...(await storedDrafts(backend(stored)))]).toEqual([
    ["content/steps/buy.json", readDraft(stored[0]?.data ?? "")],
  ]);
  await expect(storedDrafts(backend([{ file: { path: "drafts/steps/buy.json" } }]))).rejects.toThrow("drafts/");
});

test("a discarded draft's pictures go along, unless an entry or another draft shows them", () => {
  const showing = (file: string) => JSON.stringify({ picture: { file, alt: { en: "A", es: "Un" } } });
  const draft = (picture: string) => ({ file: "", base: undefined, text: showing(picture) });
  const drafts = new Map([
    ["content/steps/a.json", draft("./a.webp")],
    ["content/steps/b.json", draft("./b.webp")],
    ["content/steps/c.json", draft("./b.webp")],
    ["content/steps/d.json", draft("./d.webp")],
  ]);
  const files = [contentFile("steps/sell.json", showing("./d.webp"))];
  expect([...drafts.keys()].map((path) => picturesOnlyIn(path, drafts, files))).toEqual([
    ["content/steps/a.webp"],
    [],
    [],
    [],
  ]);
});
