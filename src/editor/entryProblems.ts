// What the limits of single fields cannot say: rules between fields, untranslated texts, misspelt placeholders, links to
// pages that there are not.
import type { AnySchema } from "yup";
import { languageProblems } from "../content/checks/languages";
import { markdownProblems } from "../content/checks/markdown";
import { deadLinks } from "../content/checks/links";
import { phoneProblems } from "../content/checks/phones";
import { signProblems } from "../content/checks/signs";
import { translationProblems } from "../content/checks/translations";
import { TEXT_COLLECTION } from "./places";
import { KINDS } from "../content/kinds";
import { shapeProblems } from "../content/shapeProblems";
import { TEXT_SCHEMAS } from "../content/texts";

/** An entry of the editor: a file of a folder collection, or one of a collection of single files. */
export interface EntryName {
  collection: string;
  /** The file's name without its ending; empty while a new entry has none. */
  slug: string;
}

function schemaOf({ collection, slug }: EntryName): AnySchema | undefined {
  const text = collection === TEXT_COLLECTION && Object.entries(TEXT_SCHEMAS).find(([name]) => name === slug);
  if (text) return text[1];
  const place = collection === "settings" ? `${slug}.json` : collection;
  return KINDS.find((kind) => kind.place === place)?.file;
}

/**
 * Everything the build would refuse in this entry, one line each. What only the whole site tells is left to its check:
 * whether a service that a link names is there, an `order` is free, a picture fits.
 */
export function entryProblems(name: EntryName, value: unknown): string[] {
  const schema = schemaOf(name);
  if (!schema) return [];
  const file = { name: name.slug, schema, value };
  const shape = shapeProblems(file);
  const problems =
    shape.length > 0
      ? shape
      : [
          ...[signProblems, translationProblems, languageProblems, phoneProblems, markdownProblems].flatMap((find) =>
            find([file]),
          ),
          ...deadLinks(file),
        ];
  return problems.map(({ field, message }) => `${field} ${message}`.trim());
}
