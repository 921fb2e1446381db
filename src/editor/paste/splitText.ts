// A whole document in one text of an information page, made into the page's sections by its headings.
import { LANGUAGES, perLanguage, type Language } from "../../i18n/languages";
import { isRecord } from "../../content/isRecord";
import { plainLines } from "../../content/markdown";

type Pair = Record<Language, string>;

/** A section as the form holds it; what is empty in one language is not written yet. */
interface Section {
  title: Pair;
  text: Pair;
}

const HEADING = /^#{1,6} /;

/** What stands above the first heading, and each heading with what is below it. */
function partsOf(text: string) {
  const [before = "", ...parts] = text.split(/^(?=#{1,6} )/m);
  const [above, headed] = HEADING.test(before) ? ["", [before, ...parts]] : [before, parts];
  return {
    above: above.trim(),
    headed: headed.map((part) => {
      const [heading = "", ...lines] = part.split("\n");
      return { title: plainLines(heading)[0] ?? "", text: lines.join("\n").trim() };
    }),
  };
}

const pairIn = (value: unknown): Pair => {
  const known = isRecord(value) ? value : {};
  return perLanguage((language) => String(known[language] ?? ""));
};

const readSection = (value: unknown): Section => {
  const { title, text } = isRecord(value) ? value : {};
  return { title: pairIn(title), text: pairIn(text) };
};

/**
 * The sections with the text at `at` split into one for each of its headings. Sections that follow and are empty in this
 * language take them first: the document in the other language has made them.
 */
export function splitText(values: readonly unknown[], at: number, language: Language): Section[] {
  const sections = values.map(readSection);
  const here = sections[at] ?? readSection(undefined);
  const { above, headed } = partsOf(here.text[language]);
  const put = (section: Section, title: string, text: string): Section => ({
    title: { ...section.title, [language]: title },
    text: { ...section.text, [language]: text },
  });
  const [first] = headed;
  const isFirst = above === "" && first !== undefined;
  // A section that has a title keeps it: the first heading then stays in its text.
  const opening = here.title[language] || first?.title || "";
  const kept = !isFirst ? above : here.title[language] ? `### ${first.title}\n\n${first.text}` : first.text;
  const following = sections.slice(at + 1);
  const made = (isFirst ? headed.slice(1) : headed).map(({ title, text }) => {
    const [next] = following;
    const isFree = next && next.title[language] === "" && next.text[language] === "";
    return put(isFree ? (following.shift() ?? next) : readSection(undefined), title, text);
  });
  return [...sections.slice(0, at), put(here, isFirst ? opening : here.title[language], kept), ...made, ...following];
}

/** The text of a page's section that an element is in, by the form's parts. */
export function sectionAround(
  element: Element,
  count: number,
  partAt: (field: string) => Element | undefined,
): { at: number; language: Language } | undefined {
  for (let at = 0; at < count; at++)
    for (const language of LANGUAGES)
      if (partAt(`sections[${at}].text.${language}`)?.contains(element)) return { at, language };
  return undefined;
}
