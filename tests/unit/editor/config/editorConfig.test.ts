/** @jest-environment jsdom */
import { speak } from "../../../fixtures/browser";
import { programWords } from "../../../../src/editor/config/programWords";
import { editorConfig } from "../../../../src/editor/config/editorConfig";
import { inLanguage } from "../../../../src/editor/config/inLanguage";
import { builtSettings, editorSettings } from "../../../../src/editor/config/editorSettings";

test("with a repository, the published editor signs in to GitHub through the site's own server", () => {
  const settings = editorSettings({ CMS_REPOSITORY: "acme/flipx-site", CMS_BRANCH: "live" });
  expect(editorConfig(settings).backend).toEqual({
    name: "github",
    repo: "acme/flipx-site",
    branch: "live",
    auth_endpoint: "api/cms/auth",
  });
  expect(editorSettings({ CMS_REPOSITORY: "acme/site" })).toEqual({ repository: "acme/site", branch: "main" });
});

test("without a repository, only local editing is possible", () => {
  const config = editorConfig(editorSettings({ CMS_REPOSITORY: " " }));
  expect(config.backend).toBeUndefined();
  expect(config.local_backend.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
});

test.each(["acme", "https://github.com/acme/site", "acme/site/tree", "a b/c"])(
  "%s is not a repository, which fails before anything is built",
  (repository) => {
    expect(() => builtSettings({ CMS_REPOSITORY: repository })).toThrow("write owner/name");
  },
);

test("new entries are named after their English title", () => {
  for (const collection of editorConfig({ repository: undefined, branch: "main" }).collections) {
    if (!collection.folder) continue;
    expect(collection).toMatchObject({ create: true, slug: "{{title.en}}", identifier_field: "title.en" });
    expect(collection.fields?.map(({ name }) => name)).toEqual(expect.arrayContaining(["order", "title"]));
  }
});

test("lists show the editor's own language first", () => {
  const config = inLanguage(editorConfig({ repository: undefined, branch: "main" }), "es");
  const summaries = [...JSON.stringify(config).matchAll(/"summary":"([^"]+)"/g)].map(([, summary = ""]) => summary);
  const inBoth = summaries.filter((summary) => summary.includes(".en}}"));
  expect(inBoth.length).toBeGreaterThan(10);
  for (const summary of inBoth) expect(summary).toMatch(/^\{\{[\w.]+\.es\}\} · /);
});

test("pictures are stored beside their entry, those of site.json in content/pictures", () => {
  const { collections } = editorConfig({ repository: undefined, branch: "main" });
  const folders = collections.filter(({ folder }) => folder);
  expect(folders.map(({ media_folder }) => media_folder)).toEqual(folders.map(() => ""));
  const site = collections.flatMap(({ files }) => files ?? []).find(({ name }) => name === "site");
  expect(site).toMatchObject({ file: "content/site.json", media_folder: "pictures", public_folder: "pictures" });
});

test("an element of a list is named by its days and times, in words", () => {
  expect(JSON.stringify(editorConfig(editorSettings({})))).toContain(
    '"summary":"{{firstDay}} · {{lastDay}} · {{opens}} · {{closes}}"',
  );
  speak("es");
  const { complete } = programWords({ facts: { brand: "FlipX" } });
  expect(complete("Mo · Fr · 09:00 · 18:00")).toBe("lunes · viernes · 09:00 · 18:00");
  expect(["Mo", "Mo · {{brand}}"].map(complete)).toEqual(["Mo", "Mo · FlipX"]);
  // The label stands for what nobody has written yet.
  expect([" · ", "", "Mo · "].map(complete)).toEqual([undefined, undefined, "Mo"]);
});
