import type { CreateNodeArgs, Node } from "gatsby";
import { LANGUAGES } from "../../i18n/languages";

interface TextFile extends Node {
  sourceInstanceName: string;
  name: string;
  ext: string;
}

const isTextFile = (node: Node): node is TextFile =>
  node.internal.type === "File" && node.sourceInstanceName === "text" && node.ext === ".json";

/** Turns each file in content/text/ into one `Locale` node per language, as the i18n plugin expects. */
export async function createLocaleNodes(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = args;
  if (!isTextFile(node)) return;
  // The resolver of src/content/gatsby/createSchema.ts reads it in the node's language.
  const data = await loadNodeContent(node);
  for (const language of LANGUAGES) {
    const locale = {
      id: createNodeId(`${node.id} ${language}`),
      parent: node.id,
      children: [],
      language,
      ns: node.name,
      data,
      internal: { type: "Locale", contentDigest: createContentDigest(data) },
    };
    await actions.createNode(locale);
    actions.createParentChildLink({ parent: node, child: locale });
  }
}
