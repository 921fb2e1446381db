import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { mountEditor, EDITOR_PAGE, writeEditor } from "../../../src/build/editor/writeEditor";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterAll(removeFolders);

const SETTINGS = { repository: "acme/site", branch: "main" };

let written: string;

// Slow: bundles all of the site's pages for the preview.
beforeAll(async () => {
  const folder = folderOf();
  await writeEditor(folder, SETTINGS);
  written = join(folder, "admin");
});

test("the editor's page is not indexed, has no inline script, and loads nothing from other hosts", () => {
  const page = readFileSync(join(written, "index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect([...page.matchAll(/<script([^>]*)>([^<]*)</g)].map(([, tag, text]) => [tag?.trim(), text])).toEqual([
    ['src="editor.js" defer', ""],
  ]);
  expect(page).not.toMatch(/https?:\/\//);
});

test("everything that Decap CMS may load is there, without source maps", () => {
  const folder = written;
  const names = readdirSync(folder);
  const program = readFileSync(join(folder, "decap-cms.js"), "utf8");
  const wasm = [...program.matchAll(/[0-9a-f]{20}\.wasm/g)].map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "config.json",
      "decap-cms.js",
      "editor.css",
      "editor.js",
      "index.html",
      "preview.css",
      "preview.js",
      "previewPane.css",
      ...wasm,
    ]),
  );
  expect(names.filter((name) => name.endsWith(".map") || /(^|\.)cms\.js$/.test(name))).toEqual([]);
  expect(names.filter((name) => /^\d+\.decap-cms\.js$/.test(name)).length).toBeGreaterThan(50);
});

test("the configuration combines the schemas and the repository", () => {
  const config = JSON.parse(readFileSync(join(written, "config.json"), "utf8")) as Record<string, unknown>;
  expect(config).toMatchObject({ backend: { repo: "acme/site" }, collections: expect.any(Array) });
});

type Handler = Parameters<Parameters<typeof mountEditor>[0]["use"]>[0];

test.each([
  ["/admin", 302, "/admin/"],
  ["/admin?a=b", 302, "/admin/?a=b"],
  ["/admin/", 200, EDITOR_PAGE],
  ["/admin/editor.js", "left to Gatsby", undefined],
  ["/administration/", "left to Gatsby", undefined],
])("in development, %s responds with %s", async (url, status, answer) => {
  const handlers: Handler[] = [];
  const folders: string[] = [];
  const write = async (folder: string) => void folders.push(folder);
  await mountEditor({ use: (handler) => handlers.push(handler) }, "public", write);
  const seen: unknown[] = [];
  const response = {
    writeHead: (code: number, headers: { location?: string }) => ({
      end: (body?: string) => seen.push(code, body ?? headers.location),
    }),
  };
  handlers[0]?.({ url } as never, response as never, () => seen.push("left to Gatsby", undefined));
  expect(seen).toEqual([status, answer]);
  expect(folders).toEqual(["public"]);
});
