// Markdown that was meant but not recognized: visitors would see the marks themselves.
import { linksIn, parseMarkdown, unknownMarks } from "../../../src/content/markdown";
import { problemsAfter, withValue } from "../../fixtures/brokenContent";

test("addresses in angle brackets are links", () => {
  expect(linksIn("See <https://a.example/x?y=1> or <office@a.example>.")).toEqual([
    "https://a.example/x?y=1",
    "mailto:office@a.example",
  ]);
  expect(parseMarkdown("<https://a.example>")).toEqual([
    {
      type: "paragraph",
      parts: [{ type: "link", to: "https://a.example", parts: [{ type: "text", text: "https://a.example" }] }],
    },
  ]);
});

test.each([
  ["See https://a.example.", "a link not written as [words](address)"],
  ["- **See http://a.example**", "a link not written as [words](address)"],
  ["[words] (/invest/)", "a link not written as [words](address)"],
  ["** bold **", "** that visitors would see"],
  ["**Bold:**words", "** that visitors would see"],
  ["~~gone~~", "words crossed out with ~~"],
  ["some `code`", "code in `"],
  ["###Rights", "a heading without a space after #"],
  ["One.\n\n##2 rights", "a heading without a space after #"],
  ["#Rights", "a heading without a space after #"],
  ["• one\n• two", "a list entry that does not start with “- ”"],
  ["Words:\n-one\n-two", "a list entry that does not start with “- ”"],
  ["-**one**", "a list entry that does not start with “- ”"],
])("in %j, %s is left over", (source, what) => {
  expect(unknownMarks(source).map(({ en }) => en)).toEqual([what]);
});

test.each([
  "[https://a.example](https://a.example)",
  "**[words](https://a.example)**",
  "Write to office@a.example or <office@a.example>.",
  "#1 in Miami",
  "-5 % in a bad year",
  "a [note] (see below), 5 * 3, well-known • words",
  "### Rights\n\n1. one\n- two",
])("in %j, nothing is left over", (source) => {
  expect(unknownMarks(source)).toEqual([]);
});

test.each([
  ["See https://a.example", "contains a link not written as [words](address): use only paragraphs"],
  ["<ftp://a.example>", "has the link ftp://a.example: write https://"],
  ["<https://a.example>", undefined],
])("the check says of %j: %s", (words, message) => {
  const text = { en: `Words of it: ${words}`, es: "Las palabras." };
  const problems = problemsAfter({ "pages/new.json": (source) => withValue(source, "sections.0.text", text) });
  expect(problems.map((problem) => problem.message)).toEqual(message ? [expect.stringContaining(message)] : []);
});
