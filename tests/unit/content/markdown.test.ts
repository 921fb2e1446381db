import { linksIn, parseMarkdown, plainLines, unknownMarks } from "../../../src/content/markdown";
import { asItIs, problemsAfter, withValue } from "../../fixtures/brokenContent";

const text = (words: string) => ({ type: "text", text: words });

test("paragraphs, headings, bold, italic and links are parsed", () => {
  expect(parseMarkdown("### Rights\n\nAsk **us** or *them* at [mail](mailto:a@b.example).")).toEqual([
    { type: "heading", parts: [text("Rights")] },
    {
      type: "paragraph",
      parts: [
        text("Ask "),
        { type: "strong", parts: [text("us")] },
        text(" or "),
        { type: "emphasis", parts: [text("them")] },
        text(" at "),
        { type: "link", to: "mailto:a@b.example", parts: [text("mail")] },
        text("."),
      ],
    },
  ]);
});

test("lists are parsed with their numbers and contents", () => {
  const item = (words: string) => [{ type: "paragraph", parts: [text(words)] }];
  expect(parseMarkdown("1. one\n2. two\n   - inside")).toEqual([
    {
      type: "list",
      isOrdered: true,
      items: [item("one"), [...item("two"), { type: "list", isOrdered: false, items: [item("inside")] }]],
    },
  ]);
});

test("lines are joined into one paragraph, and two trailing spaces break a line", () => {
  expect(plainLines("one\ntwo  \nthree")).toEqual(["one two three"]);
  expect(parseMarkdown("one  \ntwo")).toEqual([
    { type: "paragraph", parts: [text("one"), { type: "break" }, text("two")] },
  ]);
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[click](javascript:alert(1))",
  "[click](data:text/html,hello)",
])("%s is plain text", (source) => {
  expect(parseMarkdown(source)).toEqual([{ type: "paragraph", parts: [text(source)] }]);
  expect(linksIn(source)).toEqual([]);
});

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

test("links are found wherever they occur, in order", () => {
  expect(linksIn("[a](/invest/)\n\n- **[b](https://b.example)**\n- c\n\n### [d](tel:+1)")).toEqual([
    "/invest/",
    "https://b.example",
    "tel:+1",
  ]);
});

test.each([
  ["![a house](house.jpg)", "a picture"],
  ["```\ncode\n```", "a code block"],
  ["> said", "a quote with >"],
  ["| a | b |\n|---|---|", "a table"],
  ["one\n\n---\n\ntwo", "a horizontal line"],
  ["[click](javascript:alert(1))", "a link not written as [words](address)"],
  ["[words][name]", "a link not written as [words](address)"],
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
])("%j contains %s", (source, what) => {
  expect(unknownMarks(source).map(({ en }) => en)).toEqual([what]);
});

test.each([
  "- one\n- two",
  "1 > 0",
  "a [note] here",
  "**bold** and *italic*",
  "[words](/invest/)",
  "[https://a.example](https://a.example)",
  "**[words](https://a.example)**",
  "Write to office@a.example or <office@a.example>.",
  "#1 in Miami",
  "-5 % in a bad year",
  "a [note] (see below), 5 * 3, well-known • words",
  "### Rights\n\n1. one\n- two",
])("%j is fine", (source) => {
  expect(unknownMarks(source)).toEqual([]);
});

const FILE = "pages/new.json";

const problemsWith = (words: string) =>
  problemsAfter({
    "services/new.json": asItIs,
    [FILE]: (source) => withValue(source, "sections.0.text", { en: `Words of it: ${words}`, es: "Las palabras." }),
  });

test.each([
  ["[a](/nowhere/)", "links to /nowhere/, which is not a page"],
  ["[a](http://elsewhere.example)", "has the link http://elsewhere.example: write https://"],
  ["[a](/invest)", "has the link /invest: write https://"],
  ["![a](b.jpg)", "contains a picture: use only paragraphs"],
  ["<b>a</b>", "contains <b>, which visitors would see exactly like that"],
  ["See https://a.example", "contains a link not written as [words](address): use only paragraphs"],
  ["<ftp://a.example>", "has the link ftp://a.example: write https://"],
])("%s in a page text is one problem that says “%s”", (words, message) => {
  expect(problemsWith(words)).toEqual([
    { file: FILE, field: "sections[0].text.en", message: expect.stringContaining(message) },
  ]);
});

test.each([
  "<https://a.example>",
  "[a](/new/)",
  "[a](/services/#new)",
  "[a](https://elsewhere.example/x)",
  "[a](tel:+13055550142)",
])("%s in a page's text is fine", (words) => {
  expect(problemsWith(words)).toEqual([]);
});

test("a link may contain the company's email address", () => {
  const both = { en: "Write to [us](mailto:{{email}}).", es: "Escriba a [nosotros](mailto:{{email}})." };
  expect(problemsAfter({ [FILE]: (source) => withValue(source, "sections.0.text", both) })).toEqual([]);
});
