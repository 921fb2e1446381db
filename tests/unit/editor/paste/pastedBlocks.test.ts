/** @jest-environment jsdom */
// What is pasted keeps its words, and its format where a text can have it.
import { parseMarkdown } from "../../../../src/content/markdown";
import { blockNode } from "../../../../src/editor/paste/slateNodes";
import { pastedBlocks } from "../../../../src/editor/paste/pastedBlocks";

const blocksOf = (markdown: string) => parseMarkdown(markdown).map(blockNode);

const BULLET = "<span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times\"'>&nbsp;&nbsp; </span></span>";
const EMOJI = '<img alt="🏠" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">';

test.each<[string, string, string, [string, number][]]>([
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
  [
    "a web page, a picture",
    '<p>Foto <img src="https://x.example/a.jpg" alt="Casa"> fin</p>',
    "Foto fin",
    [["picture", 1]],
  ],
  [
    "a table",
    "<table><tr><td>Lunes</td><td>10:00</td></tr><tr><td><p>Martes</p></td><td>11:00</td></tr></table>",
    "Lunes 10:00\n\nMartes 11:00",
    [["table", 1]],
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
    [["link", 2]],
  ],
  [
    "marks around spaces",
    "<p>Uno<b> dos </b><i>tres</i> <b>cuatro</b> <b>cinco</b></p>",
    "Uno **dos** *tres* **cuatro cinco**",
    [],
  ],
  [
    "Word, tracked changes and struck words",
    "<p>The fee is <del>5%</del><ins>7%</ins>. <s>Old price $500.</s> New price $700.</p>",
    "The fee is 7%. New price $700.",
    [["struck", 2]],
  ],
  [
    "Google Docs, a suggestion to delete",
    '<p><span style="text-decoration:line-through">Old</span><span> New</span></p>',
    "New",
    [["struck", 1]],
  ],
  [
    "typed clause numbers",
    "<p>3. Liability</p><p>Some words.</p><p>4. Law</p>",
    "3\\. Liability\n\nSome words.\n\n4\\. Law",
    [],
  ],
  [
    "typed numbers with words between them",
    "<p>1. Liability</p><p>Some words.</p><p>2. Law</p>",
    "1\\. Liability\n\nSome words.\n\n2\\. Law",
    [],
  ],
  ["typed numbers one after another", "<p>1) Uno</p><p>2) Dos</p>", "1. Uno\n2. Dos", []],
  ["a list that starts at 3", '<ol start="3"><li>Tres</li><li><p>Cuatro</p></li></ol>', "3\\. Tres\n\n4\\. Cuatro", []],
  ["a list with a number left out", '<ol><li>Uno</li><li value="4">Cuatro</li></ol>', "1\\. Uno\n\n4\\. Cuatro", []],
  [
    "levels counted by letters",
    '<ol><li>Uno<ol style="list-style-type:lower-alpha"><li>Dentro<ol type="i"><li>Hondo</li></ol></li><li>Más</li></ol></li></ol>',
    "1. Uno\n\n   a. Dentro\n\n   i. Hondo\n\n   b. Más",
    [],
  ],
  ["typed letters", "<p>(a) Uno</p><p>(i) Dos</p>", "(a) Uno\n\n(i) Dos", []],
  [
    "Word, levels of a numbered list",
    `<p>${BULLET.replace("·", "1.")}Uno</p><p>${BULLET.replace("·", "(a)")}Dentro</p><p>${BULLET.replace("·", "2.")}Dos</p>`,
    "1\\. Uno\n\n(a) Dentro\n\n2\\. Dos",
    [],
  ],
  [
    "raised signs",
    "<p>12 m<sup>2</sup>, 5<sup>1</sup>/<sub>2</sub> %, CO<sub>2</sub>, 1<sup>st</sup>, FlipX<sup>TM</sup>, 2<span style='vertical-align:super'>3</span></p>",
    "12 m², 5½ %, CO₂, 1st, FlipX™, 2³",
    [],
  ],
  [
    "Word, footnotes",
    '<p>Fee<a href="#_ftn1"><sup>[1]</sup></a> and rate<a href="#_ftn2"><sup>[2]</sup></a>.</p><div style="mso-element:footnote-list"><div><p><a href="#_ftnref1">[1]</a> A</p></div></div>',
    "Fee and rate.",
    [["footnote", 2]],
  ],
  [
    "Google Docs, footnotes",
    '<p>Fee<sup><a href="#ftnt1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1">[1]</a> In full.</p></div>',
    "Fee.",
    [["footnote", 1]],
  ],
  [
    "Google Docs, a link in its own address",
    '<p><a href="https://www.google.com/url?q=https://x.example/a&sa=D">aquí</a></p>',
    "[aquí](https://x.example/a)",
    [],
  ],
  [
    "a link to a file",
    '<p>See <a href="file:///C:/terms.docx">the <b>terms</b></a>.</p>',
    "See the **terms**.",
    [["link", 1]],
  ],
  ["a mark that Markdown cannot end there", "<p><b>Importante:</b>lea</p>", "Importante:lea", []],
  ["a word bold in two parts", "<p><b>Impor</b><b>tante</b></p>", "**Importante**", []],
  ["bold around blocks", "<b><p>Uno</p><p>Dos</p></b>", "**Uno**\n\n**Dos**", []],
  ["signs that Markdown would read", "<p>[1] 5*3*2, _x_ `y` # z</p>", "\\[1\\] 5\\*3\\*2, \\_x\\_ \\`y\\` # z", []],
  ["a list straight in a list", "<ul><li>Uno</li><ul><li>Dentro</li></ul></ul>", "- Uno\n  - Dentro", []],
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
  expect(pastedBlocks('<img src="a.jpg">', "")).toEqual({ blocks: [], left: new Map([["picture", 1]]), joins: 0 });
});

test("the lines of a PDF become paragraphs, and it is said", () => {
  const pdf = "You can visit every house before you in-\nvest. Write to us for an appointment.\n\nBring shoes.";
  const whole = "You can visit every house before you invest. Write to us for an appointment.\n\nBring shoes.";
  expect(pastedBlocks("", pdf)).toEqual({ blocks: blocksOf(whole), left: new Map(), joins: 1 });
});
