import { editorConfig } from "../../../../src/editor/config/editorConfig";
import { builtSettings, editorSettings } from "../../../../src/editor/config/editorSettings";

test("with a repository the published editor signs in with GitHub through the site's own server", () => {
  const settings = editorSettings({ CMS_REPOSITORY: "acme/flipx-site", CMS_BRANCH: "live" });
  expect(editorConfig(settings).backend).toEqual({
    name: "github",
    repo: "acme/flipx-site",
    branch: "live",
    auth_endpoint: "api/cms/auth",
  });
});

test("without a repository there is no way in but the developer's machine", () => {
  const config = editorConfig(editorSettings({ CMS_REPOSITORY: " " }));
  expect(config.backend).toBeUndefined();
  expect(config.local_backend.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
});

test("the branch is main unless set", () => {
  expect(editorSettings({ CMS_REPOSITORY: "acme/site" })).toEqual({ repository: "acme/site", branch: "main" });
});

test.each(["acme", "https://github.com/acme/site", "acme/site/tree", "a b/c"])(
  "%s is not a repository, which is said before anything is built",
  (repository) => {
    expect(() => builtSettings({ CMS_REPOSITORY: repository })).toThrow("write owner/name");
  },
);

test("new entries are named by their English title in letters that an address can hold", () => {
  for (const collection of editorConfig({ repository: undefined, branch: "main" }).collections) {
    if (!collection.folder) continue;
    expect(collection).toMatchObject({ create: true, slug: "{{title.en}}", identifier_field: "title.en" });
    expect(collection.fields?.map(({ name }) => name)).toEqual(expect.arrayContaining(["order", "title"]));
  }
});

test("pictures lie beside their entry, those of pages in content/pictures", () => {
  const { collections } = editorConfig({ repository: undefined, branch: "main" });
  const folders = collections.filter(({ folder }) => folder);
  expect(folders.map(({ media_folder }) => media_folder)).toEqual(folders.map(() => ""));
  const site = collections.flatMap(({ files }) => files ?? []).find(({ name }) => name === "site");
  expect(site).toMatchObject({ file: "content/site.json", media_folder: "pictures", public_folder: "pictures" });
});
