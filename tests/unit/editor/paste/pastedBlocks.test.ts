/** @jest-environment jsdom */
// What is pasted keeps its words, and its format where a text can have it.
import { parseMarkdown } from "../../../../src/content/markdown";
import { blockNode } from "../../../../src/editor/paste/slateNodes";
import { pastedBlocks } from "../../../../src/editor/paste/pastedBlocks";

/** The blocks of a Markdown text, without the empty texts around its marks. */
const blocksOf = (markdown: string): unknown =>
  JSON.parse(JSON.stringify(parseMarkdown(markdown).map(blockNode)), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((part: { text?: string }) => part.text !== "") : value,
  );

const BULLET = "<span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times\"'>&nbsp;&nbsp; </span></span>";
const EMOJI = '<img alt="🏠" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">';

test.each<[string, string, string, string[]]>([
  [
    "Word, a link within a language",
    '<p><span lang=ES>Vea <a href="https://x.example/"><b>aquí</b></a></span></p>',
    "Vea [**aquí**](https://x.example/)",
    [],
  ],
  ["Word, bold", "<p><b><span>Importante</span></b><span>: lea</span></p>", "**Importante**: lea", []],
  [
    "Word, a bulleted list",
    `<p class=MsoListParagraph>${BULLET}Uno</p><p class=MsoListParagraph>${BULLET}Dos</p>`,
    "- Uno\n- Dos",
    [],
  ],
  [
    "Word, a numbered list",
    `<p>${BULLET.replace("·", "1.")}Uno</p><p>${BULLET.replace("·", "2.")}Dos</p><p>Fin</p>`,
    "1. Uno\n2. Dos\n\nFin",
    [],
  ],
  [
    "Word, its own parts",
    "<head><style>p {}</style></head><!--x--><p>Uno<o:p></o:p></p><p>Dos<o:p>&nbsp;</o:p></p>",
    "Uno\n\nDos",
    [],
  ],
  ["a chat, an emoji as a picture", `<span><span>Hola ${EMOJI} casa</span></span>`, "Hola 🏠 casa", []],
  ["a web page, a picture", '<p>Foto <img src="https://x.example/a.jpg" alt="Casa"> fin</p>', "Foto fin", ["picture"]],
  [
    "a table",
    "<table><tr><td>Lunes</td><td>10:00</td></tr><tr><td><p>Martes</p></td><td>11:00</td></tr></table>",
    "Lunes 10:00\n\nMartes 11:00",
    ["table"],
  ],
  [
    "Google Docs",
    '<b style="font-weight:normal"><p><span style="font-weight:700">Fuerte </span><span style="font-style:italic">fino</span></p></b>',
    "**Fuerte** *fino*",
    [],
  ],
  [
    "headings and lists in a list",
    "<h1>Título</h1><ol><li>Uno<ul><li>Dentro</li></ul></li><li><p>Dos</p></li></ol>",
    "### Título\n\n1. Uno\n   - Dentro\n2. Dos",
    [],
  ],
  ["bullets as text", "<p>• Uno</p><p>• Dos</p>", "- Uno\n- Dos", []],
  [
    "a link that leads nowhere here",
    '<p><a href="javascript:alert(1)">Uno</a> <a href="#x">dos</a></p>',
    "Uno dos",
    [],
  ],
  [
    "marks around spaces",
    "<p>Uno<b> dos </b><i>tres</i> <b>cuatro</b> <b>cinco</b></p>",
    "Uno **dos** *tres* **cuatro cinco**",
    [],
  ],
])("HTML: %s", (_from, html, markdown, left) => {
  const pasted = pastedBlocks(html, "as text");
  expect(pasted.blocks).toEqual(blocksOf(markdown));
  expect([...pasted.left]).toEqual(left);
});

test.each([
  ["Uno\nDos\n\nTres", "Uno\n\nDos\n\nTres"],
  ["Vea [aquí](/privacy/)\n- a\n- b", "Vea [aquí](/privacy/)\n\n- a\n- b"],
  ["• a\n• b", "- a\n- b"],
  ["5*3*2 = 30", "5\\*3\\*2 = 30"],
])("plain text: %j", (text, markdown) => {
  expect(pastedBlocks("", text).blocks).toEqual(blocksOf(markdown));
});

test("where the HTML has no words, the text without format is taken, and nothing is left out in silence", () => {
  expect(pastedBlocks("<div><style>a {}</style></div>", "Uno").blocks).toEqual(blocksOf("Uno"));
  expect(pastedBlocks('<img src="a.jpg">', "")).toEqual({ blocks: [], left: new Set(["picture"]) });
});
