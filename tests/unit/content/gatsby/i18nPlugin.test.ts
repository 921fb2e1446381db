// What our code relies on in gatsby-plugin-react-i18next, whose own hooks run here.
import type { CreateNodeArgs, CreatePageArgs, Node, Page } from "gatsby";
import { onCreateNode } from "gatsby-plugin-react-i18next/dist/plugin/onCreateNode";
import { onCreatePage } from "gatsby-plugin-react-i18next/dist/plugin/onCreatePage";
import { createLocaleNodes } from "../../../../src/content/gatsby/localeNodes";
import { nameTexts, textsOf } from "../../../../src/content/gatsby/pageTexts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../../src/i18n/languages";

/** The pages that the plugin makes of one page, as its own hook and then ours leave them. */
async function pagesOf(path: string): Promise<Page[]> {
  const made: Page[] = [];
  const options = { languages: [...LANGUAGES], defaultLanguage: DEFAULT_LANGUAGE, redirect: false };
  const actions = { deletePage: () => undefined, createPage: (page: Page) => void made.push(page) };
  const page = { path, component: "page.tsx", context: {} };
  await onCreatePage({ page, actions } as never, options as never);
  return made.map((translated) => {
    let named: Page | undefined;
    const actions = { createPage: (page: Page) => void (named = page) };
    nameTexts({ page: translated, actions } as unknown as CreatePageArgs);
    if (!named) throw new Error(`${translated.path} has been given no texts`);
    return named;
  });
}

test.each(["/", "/services/", "/404.html"])("%s knows its texts in every language", async (path) => {
  const pages = await pagesOf(path);
  expect(pages.map(({ context }) => context?.language)).toEqual(LANGUAGES);
  for (const { context } of pages) expect(context?.texts).toEqual(textsOf(path));
});

type Hook = (args: CreateNodeArgs) => Promise<unknown>;

/** The nodes that a hook makes of a file. */
async function nodesOf(hook: Hook, sourceInstanceName: string): Promise<Node[]> {
  const made: Node[] = [];
  const place = { sourceInstanceName, relativeDirectory: "en", name: "home", ext: ".json" };
  await hook({
    node: { id: "file", ...place, internal: { type: "File", mediaType: "application/json" } },
    actions: { createNode: (node: Node) => void made.push(node), createParentChildLink: () => undefined },
    createNodeId: (name: string) => name,
    createContentDigest: () => "digest",
    loadNodeContent: async () => `{"title":{"en":"Home","es":"Inicio"}}`,
  } as unknown as CreateNodeArgs);
  return made;
}

test("our nodes of texts are of the plugin's type, and have the fields that it reads", async () => {
  const plugin: Hook = async (args) => onCreateNode(args as never, { verbose: false } as never);
  const [theirs] = await nodesOf(plugin, "locale");
  expect(theirs).toMatchObject({ language: "en", ns: "home", data: expect.any(String), internal: { type: "Locale" } });
  const ours = await nodesOf(createLocaleNodes, "text");
  expect(ours.map(({ internal }) => internal.type)).toEqual(LANGUAGES.map(() => theirs?.internal.type));
  expect(ours).toMatchObject([
    { language: "en", ns: "home", data: expect.any(String) },
    { language: "es", ns: "home", data: expect.any(String) },
  ]);
});
