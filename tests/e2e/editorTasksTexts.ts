// Tasks with texts: what is written, mistaken, and pasted.
import { labelOf } from "../../src/editor/config/labels";
import { alert, begin, contentOf, expect, on, openForm, replace, save, say, type Tasks } from "./editorOffice";
import { byName, field, unfold, writePair } from "./editorPage";
import home from "../../content/text/home.json";

const STEP = "content/steps/buy.json";

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { mso-style-parent: ""; }</style></head>
  <body><!--StartFragment--><p class=MsoNormal style='margin-bottom:8.0pt'><span lang=ES style='mso-ansi-language:ES'>Houses with
  <b>new</b> roofs.<o:p></o:p></span></p><p class=MsoNormal>Second.<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

export const TEXT_TASKS = {
  "the phone number and the headline, from the first screen": on(
    "en",
    "es",
  )(async (office) => {
    const { page, desk } = office;
    await begin(office, "taskContact");
    await replace(office, "phone", "(305) 555-0177");
    await save(office);
    await expect.poll(() => desk.read("content/site.json")).toContain('"phone": "+1 305 555 0177"');
    await begin(office, "taskHeadline");
    const headline = page.locator("input:focus, textarea:focus");
    await expect(headline).toHaveValue(home.hero.headline[0]?.en ?? "");
    await headline.fill("We flip houses in Miami.");
    await save(office);
    await page.getByRole("button", { name: say(office, "stillFits") }).click();
    await expect.poll(() => desk.read("content/text/home.json")).toContain("We flip houses in Miami.");
  }),

  "a dead link, a misspelt address, and a day to come are refused with what is wrong": on(
    "en",
    "es",
  )(async (office) => {
    const { page, desk } = office;
    const service = desk.read("content/services/funding.json");
    await openForm(office, "services/entries/funding");
    await replace(office, "link", "/services/#fundng");
    await save(office);
    await expect(alert(office, "notSaved")).toContainText("#funding");
    expect(desk.read("content/services/funding.json")).toBe(service);
    const site = desk.read("content/site.json");
    page.on("dialog", (dialog) => void dialog.accept());
    await begin(office, "taskContact");
    await replace(office, "email", "office@flipx");
    await unfold(byName(page, "published"));
    await byName(page, "published").fill("2999-12-31");
    await save(office);
    await expect(alert(office, "notSaved")).toContainText("office@flipx.example");
    await replace(office, "email", "office@flipx.example");
    await save(office);
    await expect(alert(office, "notSaved")).toContainText(/still to come|no ha llegado/);
    expect(desk.read("content/site.json")).toBe(site);
  }),

  "what is pasted from elsewhere is kept as it is, without its unseen ends": on(
    "en",
    "es",
  )(async (office) => {
    const { page, desk } = office;
    await openForm(office, "steps/entries/buy");
    const pasted = { en: "\u200bBuy 🏠 “well”\u00a0 ", es: "Compre 🏠 مرحبا bien\u202f" };
    await writePair(page, "title", pasted);
    await save(office);
    await expect.poll(() => desk.read(STEP)).toContain("مرحبا");
    expect(contentOf<{ title: object }>(office, STEP).title).toEqual({
      en: "Buy 🏠 “well”",
      es: "Compre 🏠 مرحبا bien",
    });
    const long = "word ".repeat(5_000).trim();
    await writePair(page, "text", { en: long, es: "Corto." });
    await save(office);
    await expect(alert(office, "notSaved")).toBeVisible();
    await expect((await field(page, "text")).getByLabel(labelOf("en").en)).toHaveValue(long);
    expect(desk.read(STEP)).not.toContain("word word");
  }),

  "what is pasted from Word into an information page keeps its words and paragraphs, and no markup": on("en")(
    async (office) => {
      const { page, desk } = office;
      await openForm(office, "pages/entries/faq");
      const text = page.locator("[data-slate-editor]").first();
      await expect(text).toBeAttached();
      await unfold(text);
      await text.click();
      await text.press("Control+End");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate((html) => {
        const inType = (type: string, part: string) => [type, new Blob([part], { type })] as const;
        const parts = [inType("text/html", html), inType("text/plain", "as plain text")];
        return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
      }, FROM_WORD);
      await text.press("Control+V");
      await expect(text).toContainText("Houses with new roofs");
      await save(office);
      await page.getByRole("button", { name: say(office, "stillFits") }).click();
      await expect.poll(() => desk.read("content/pages/faq.json")).toMatch(/Houses with\s+new roofs\.\\n\\nSecond\./);
      expect(desk.read("content/pages/faq.json")).not.toMatch(/mso|<|&nbsp;|as plain text/i);
    },
  ),
} satisfies Tasks;
