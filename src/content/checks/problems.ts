// Every problem with the content, worded for editors.
import type { Words } from "../../i18n/editorLanguages";
import { memoize } from "../../platform/memoize";
import { addressProblems } from "./addresses";
import { entryProblems } from "./entries";
import { languageProblems } from "./languages";
import { isLeftForLater } from "./leftForLater";
import { linkProblems } from "./links";
import { markdownProblems } from "./markdown";
import { mediaProblems } from "./media";
import { typicalHouseProblems } from "./typicalHouse";
import { phoneProblems } from "./phones";
import { streetProblems } from "./streets";
import { characterProblems } from "./characters";
import { translationProblems } from "./translations";
import { isDraft } from "../read/drafts";
import { FOLDER_KINDS, looksLikeJson, NEEDED_FILES } from "../read/fileNames";
import type { Media } from "../read/media";
import type { ParsedFile, Problem } from "../read/problem";
import type { ContentFile } from "../read/contentFile";
import { parseFiles } from "../read/parseFiles";
import { shapeProblems } from "./shapeProblems";

/** @param drafts names of the files that are drafts: they do not count as entries */
function missingFiles(files: ContentFile[], drafts: readonly string[]): Problem[] {
  const names = files.map(({ name }) => name).filter(looksLikeJson);
  const missing = NEEDED_FILES.filter((name) => !names.includes(name)).map((file) => ({
    file,
    field: "",
    message: { en: "is missing: the site needs this file", es: "falta: el sitio necesita este archivo" },
  }));
  const short = FOLDER_KINDS.flatMap(({ place, atLeast }) => {
    const entries = names.filter((name) => name.startsWith(`${place}/`));
    const count = entries.filter((name) => !drafts.includes(name)).length;
    const message = tooFew(atLeast, count, count < entries.length);
    return count >= atLeast ? [] : [{ file: place, field: "", message }];
  });
  // Files in a folder that cannot be opened are not missing.
  const closed = files.filter(({ unreadable }) => unreadable !== undefined).map(({ name }) => name);
  const isOpen = (file: string) => !closed.some((folder) => folder === "" || `${file}/`.startsWith(`${folder}/`));
  return [...missing, ...short].filter(({ file }) => isOpen(file));
}

const tooFew = (atLeast: number, count: number, hasDrafts: boolean): Words => ({
  en: `needs at least ${atLeast} ${atLeast === 1 ? "entry" : "entries"}, but has ${count}${hasDrafts ? ", not counting drafts" : ""}`,
  es: `necesita al menos ${atLeast} ${atLeast === 1 ? "entrada" : "entradas"}, pero tiene ${count}${hasDrafts ? ", sin contar los borradores" : ""}`,
});

const schemaProblems = memoize((file: ParsedFile): Problem[] =>
  shapeProblems(file).filter((problem) => !isLeftForLater(problem, file)),
);

/** The checks that look at one file alone. */
const OF_ONE_FILE = [
  characterProblems,
  translationProblems,
  languageProblems,
  phoneProblems,
  streetProblems,
  markdownProblems,
];

/** A change to one file leaves what is said of all others: the editor checks all content before and after each save. */
const ofOneFile = memoize((file: ParsedFile) => OF_ONE_FILE.flatMap((problemsIn) => problemsIn(file)));

const placeOf = ({ file, field }: Problem) => `${file} ${field}`;

/** All problems in a set of content files; empty if the site can be built from them. */
export function contentProblems(files: ContentFile[], media: Media): Problem[] {
  const { parsed, unparsable, problems } = parseFiles(files);
  const drafts = parsed.filter(({ value }) => isDraft(value)).map(({ name }) => name);
  const first = [...missingFiles(files, drafts), ...problems, ...parsed.flatMap(schemaProblems)];
  const reported = new Set(first.map(placeOf));
  const further = [
    ...parsed.flatMap(ofOneFile),
    ...addressProblems(parsed),
    ...linkProblems(parsed, unparsable),
    ...entryProblems(parsed),
    ...typicalHouseProblems(parsed),
    ...mediaProblems(parsed, media),
  ];
  // A field that is already invalid by itself is reported once.
  return [...first, ...further.filter((problem) => problem.field === "" || !reported.has(placeOf(problem)))];
}
