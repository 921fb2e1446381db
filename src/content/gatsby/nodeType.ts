import { isDraft } from "../read/drafts";
import { contentTypeOf } from "../contentTypes/contentTypes";

interface JsonNode {
  node: { sourceInstanceName: string; relativePath: string };
  /** The file's parsed JSON. */
  object: unknown;
}

/**
 * The GraphQL type of a JSON file's node. No page queries `PageText`: words reach pages as `Locale`, and drafts must
 * not appear in any list of entries.
 */
export const nodeType = ({ node, object }: JsonNode): string =>
  (node.sourceInstanceName === "content" && !isDraft(object) && contentTypeOf(node.relativePath)?.type) || "PageText";
