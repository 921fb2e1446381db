// Do Markdown texts contain only what pages can show?
import type { Words } from "../../i18n/editorLanguages";
import { isLink } from "../schema/linkField";
import { interpolate } from "../interpolate";
import { foundFields } from "../schema/foundFields";
import { linksIn, unknownMarks } from "../markdown";
import { isRecord } from "../isRecord";
import type { ParsedFile, Problem } from "../read/problem";

/** A link may contain the company's email address. */
const ADDRESSES = { email: "office@company.example" };

/** Every Markdown text in a file, with its path. */
export const markdownTexts = ({ schema, value }: ParsedFile): { field: string; text: string }[] =>
  foundFields(schema, value).flatMap(({ field, value: pair, meta }) =>
    meta.markdown && isRecord(pair)
      ? Object.entries(pair).flatMap(([language, text]) =>
          typeof text === "string" ? [{ field: `${field}.${language}`, text }] : [],
        )
      : [],
  );

function messagesOf(text: string): Words[] {
  const unknown = unknownMarks(text).map(({ en, es }) => ({
    en: `contains ${en}: use only paragraphs, lists, headings, bold, italic, and links (in the files, ### heading, **bold**, *italic*, [words](address))`,
    es: `contiene ${es}: los textos admiten párrafos, listas, subtítulos, negrita, cursiva y enlaces (en los archivos, ### subtítulo, **negrita**, *cursiva*, [palabras](dirección))`,
  }));
  const wrong = linksIn(text)
    .filter((link) => !isLink(interpolate(link, ADDRESSES)))
    .map((link) => ({
      en: `has the link ${link}: write https://…, mailto:…, tel:+1…, or a page such as /services/#funding`,
      es: `tiene el enlace ${link}: escriba https://…, mailto:…, tel:+1… o una página como /services/#funding`,
    }));
  return unknown.length > 0 ? unknown : wrong;
}

/** Pictures, tables and other marks that pages do not render, and invalid links. */
export const markdownProblems = (file: ParsedFile): Problem[] =>
  markdownTexts(file).flatMap(({ field, text }) =>
    messagesOf(text).map((message) => ({ file: file.name, field, message })),
  );
