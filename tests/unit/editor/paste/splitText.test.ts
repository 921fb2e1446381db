import { splitText } from "../../../../src/editor/paste/splitText";

const pair = (en = "", es = "") => ({ en, es });
const section = (title: object, text: object) => ({ title, text });

const DOCUMENT = "Opening.\n\n### 1. Who we are\n\nOne.\n\n* a\n* b\n\n### **2. Data**\n\nTwo.";

test("each heading becomes a section, and what stands above them stays", () => {
  const sections = [section(pair("Terms"), pair(DOCUMENT)), section(pair("Last", "Último"), pair("End.", "Fin."))];
  expect(splitText(sections, 0, "en")).toEqual([
    section(pair("Terms"), pair("Opening.")),
    section(pair("1. Who we are"), pair("One.\n\n* a\n* b")),
    section(pair("2. Data"), pair("Two.")),
    sections[1],
  ]);
});

test("a document that begins with a heading gives it to a section without a title", () => {
  const sections = [section(pair(), pair("### First\n\nOne.\n\n### Second\n\nTwo."))];
  expect(splitText(sections, 0, "en")).toEqual([
    section(pair("First"), pair("One.")),
    section(pair("Second"), pair("Two.")),
  ]);
});

test("a section that has a title keeps it, and the first heading with its text", () => {
  const sections = [section(pair("Terms"), pair("### First\n\nOne.\n\n### Second\n\nTwo."))];
  expect(splitText(sections, 0, "en")[0]).toEqual(section(pair("Terms"), pair("### First\n\nOne.")));
});

test("the same document in the other language fills the sections that it has made", () => {
  const english = splitText([section(pair("Terms"), pair(DOCUMENT))], 0, "en");
  const [first, ...made] = english;
  const spanish = DOCUMENT.replace("Who we are", "Quiénes somos").replace("Data", "Datos");
  const pasted = [{ title: pair("Terms", "Términos"), text: pair(first?.text.en, spanish) }, ...made];
  expect(splitText(pasted, 0, "es")).toEqual([
    section(pair("Terms", "Términos"), pair("Opening.", "Opening.")),
    section(pair("1. Who we are", "1. Quiénes somos"), pair("One.\n\n* a\n* b", "One.\n\n* a\n* b")),
    section(pair("2. Data", "2. Datos"), pair("Two.", "Two.")),
  ]);
});
