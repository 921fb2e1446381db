// Gatsby's view of content/: explicit types, one language per page, and the company's facts filled into every text.
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, fill, fillJson, type Facts } from "./fill";
import { graphqlTypes } from "./graphqlTypes";
import { KINDS } from "./kinds";

interface QueryContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<Parameters<typeof factsOf>[0] | null> };
}

async function readFacts({ nodeModel }: QueryContext): Promise<Facts> {
  const company = await nodeModel.findOne({ type: "Company", query: {} });
  if (!company) throw new Error("content/site.json is missing");
  return factsOf(company);
}

/** Declares the types of content/ and the `@localized` extension: `title(language: $language)` is one string. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      args: { language: "String!" },
      resolve: async (
        source: Record<string, Record<string, string>>,
        args: { language: string },
        context: QueryContext,
        info: { fieldName: string },
      ) => fill(source[info.fieldName]?.[args.language] ?? "", await readFacts(context)),
    }),
  });
  actions.createTypes(graphqlTypes(KINDS));
}

/** Fills the company's facts into the pages' words on their way into a query. */
export function createTextResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Locale: {
      data: {
        resolve: async (source: { data: string }, _args: unknown, context: QueryContext) =>
          fillJson(source.data, await readFacts(context)),
      },
    },
  });
}
