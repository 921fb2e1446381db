import { isDraft } from "../read/drafts";
import { contentTypeOf } from "../contentTypes/contentTypes";

interface JsonNode {
  /** The file's node. */
  node: { sourceInstanceName: string; relativePath: string };
  /** What the file holds. */
  object: unknown;
}

/**
 * The GraphQL type of what a JSON file holds. No page asks for `PageText`: words reach pages as `Locale`, and a draft is on no
 * page, whatever lists entries.
 */
export const nodeType = ({ node, object }: JsonNode): string =>
  (node.sourceInstanceName === "content" && !isDraft(object) && contentTypeOf(node.relativePath)?.type) || "PageText";
