// Gatsby's view of content/: explicit types, one language per page, and the company's facts interpolated in every text.
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import type { Language } from "../../i18n/languages";
import { chatNumberOf } from "../chatNumber";
import { factsOf, type Facts } from "../facts";
import { graphqlTypes } from "./graphqlTypes";
import { isRecord } from "../isRecord";
import { leadsToDraft } from "../read/draftLinks";
import { filesByLanguage, localize } from "../localize";
import { typicalHouse } from "../typicalHouse";
import { CONTENT_TYPES } from "../contentTypes/contentTypes";
import type { SiteContent } from "../contentTypes/site";

// What a project's page needs beyond its file: the name in its URL, and the previous and next projects.

interface ProjectNode {
  order: number;
  parent: string;
}

interface ProjectContext {
  nodeModel: {
    getNodeById(query: { id: string }): { name?: string } | null;
    findAll(query: { type: "Project"; query: object }): Promise<{ entries: Iterable<ProjectNode> }>;
  };
}

/** The project just before (`lt`) or after (`gt`) another. */
const neighbor = (side: "lt" | "gt") => ({
  type: "Project",
  resolve: async ({ order }: ProjectNode, _args: unknown, { nodeModel }: ProjectContext) => {
    const sort = { order: side === "lt" ? "desc" : "asc" };
    const { entries } = await nodeModel.findAll({
      type: "Project",
      query: { filter: { order: { [side]: order } }, sort, limit: 1 },
    });
    const [nearest] = entries;
    return nearest ?? null;
  },
});

export const projectResolvers = {
  /** The project's file name: the last segment of its page's URL. */
  name: {
    type: "String!",
    resolve: ({ parent }: ProjectNode, _args: unknown, { nodeModel }: ProjectContext) =>
      nodeModel.getNodeById({ id: parent })?.name,
  },
  previous: neighbor("lt"),
  next: neighbor("gt"),
};

interface QueryContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<SiteContent | null> };
}

async function readSite({ nodeModel }: QueryContext): Promise<SiteContent> {
  const site = await nodeModel.findOne({ type: "Company", query: {} });
  if (!site) throw new Error("content/site.json is missing");
  return site;
}

type ExtensionContext = QueryContext & ProjectContext;

const readFacts = async (context: QueryContext): Promise<Facts> => factsOf(await readSite(context));

/**
 * Declares the types of content/ and five field extensions. `@localized` resolves `title(language: $language)` to one
 * string, and a list of texts to a list of strings. `@eachLanguage` resolves captions to a list of files with their
 * languages. `@hidesDrafts` leaves out links to drafts. `@orPhone` falls back to the company's phone for an empty chat
 * number. `@typicalHouse` resolves to the mean of the projects.
 */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  const extend = <Args>(
    name: string,
    resolved: (value: unknown, context: ExtensionContext, given: Args) => unknown,
    args?: Record<keyof Args, string>,
  ) =>
    actions.createFieldExtension({
      name,
      extend: () => ({
        ...(args && { args }),
        resolve: (
          source: Record<string, unknown>,
          given: Args,
          context: ExtensionContext,
          { fieldName }: { fieldName: string },
        ) => resolved(source[fieldName], context, given),
      }),
    });
  extend(
    "localized",
    async (value, context, { language }: { language: Language }) =>
      localize(value ?? null, language, await readFacts(context)),
    { language: "String!" },
  );
  extend("eachLanguage", filesByLanguage);
  extend("orPhone", async (value, context) => value || chatNumberOf(await readSite(context)));
  extend("hidesDrafts", (links) =>
    Array.isArray(links)
      ? links.filter((link) => !(isRecord(link) && leadsToDraft("content", String(link.to))))
      : links,
  );
  extend("typicalHouse", async (value, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: "Project", query: {} });
    return typicalHouse([...entries]) ?? value;
  });
  actions.createTypes(graphqlTypes(CONTENT_TYPES));
}

/** Interpolates the company's facts in the pages' words, and resolves project fields that are not in their files. */
export function createTextResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Project: projectResolvers,
    Locale: {
      data: {
        resolve: async (
          { data, language }: { data: string; language: Language },
          _args: unknown,
          context: QueryContext,
        ) => JSON.stringify(localize<unknown>(JSON.parse(data), language, await readFacts(context))),
      },
    },
  });
}
