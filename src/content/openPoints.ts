// What the owner still has to settle stands in content as `{{?$50,000}}`: a mark that nobody types by chance. Brackets
// and all else that people write are theirs.

/** An open point, which may contain placeholders. */
const OPEN_POINT = /\{\{\?((?:[^{}]|\{\{\w+\}\})+)\}\}/g;

export const openPointsIn = (text: string): string[] => [...text.matchAll(OPEN_POINT)].map(([, words = ""]) => words);

/** At the end of a text that is still to be brought in line with the other language. */
export const TO_TRANSLATE = "{{?}}";

/** A text as visitors read it: the words without their mark. */
export const withoutOpenPoints = (text: string): string => text.replaceAll(TO_TRANSLATE, "").replace(OPEN_POINT, "$1");
