// Tasks with texts: what is written, mistaken, and pasted.
import { interpolate } from "../../src/content/interpolate";
import type { Locator } from "@playwright/test";
import {
  alert,
  begin,
  contentOf,
  expect,
  on,
  onBoth,
  openForm,
  pressAtBottom,
  replace,
  save,
  say,
  type Tasks,
} from "./editorOffice";
import { BUTTONS, byName, unfold } from "./editorPage";
import home from "../../content/text/home.json";

const BULLET = "<span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>";
const EMOJI = '<img alt="🏠" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">';

/** What other programs put on the clipboard, and what the text says afterwards. */
const PASTES = [
  [
    "<p class=MsoNormal><span lang=ES>Houses with\n<b>new</b> roofs.<o:p></o:p></span></p>",
    "Houses with **new** roofs.",
  ],
  [
    '<p><span lang=ES>Vea <a href="https://x.example/"><b>aquí</b></a></span></p>',
    "Vea **[aquí](https://x.example/)**",
  ],
  [`<span><span>Hola ${EMOJI} casa</span></span>`, "Hola 🏠 casa"],
  [
    "<table><tr><td>Lunes</td><td>10:00</td></tr><tr><td>Martes</td><td>11:00</td></tr></table>",
    "Lunes 10:00\n\nMartes 11:00",
  ],
  ['<p>Foto <img src="https://x.example/a.jpg" alt="Casa"> fin</p>', "Foto fin"],
  [`<p class=MsoListParagraph>${BULLET}Uno</p><p class=MsoListParagraph>${BULLET}Dos</p>`, "- Uno\n- Dos"],
] as const;

/** Pastes at the caret. */
const pasteInto = (text: Locator, html: string) =>
  text.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", "as plain text");
    const init = { clipboardData, bubbles: true, cancelable: true };
    (target.querySelector("[data-slate-node=text]") ?? target).dispatchEvent(new ClipboardEvent("paste", init));
  }, html);

const pasteLinesInto = (line: Locator, text: string) =>
  line.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** What a lawyer sends, in each language. */
const DOCUMENTS = [
  "<p>New terms.</p><h2>1. Who we are</h2><p>A company.</p><h2>2. <b>Your data</b></h2><ol><li>One</li><li>Two</li></ol>",
  "<p>Términos nuevos.</p><h2>1. Quiénes somos</h2><p>Una empresa.</p><h2>2. <b>Sus datos</b></h2><ol><li>Uno</li><li>Dos</li></ol>",
] as const;

export const TEXT_TASKS = {
  "the phone number and the headline, from the first screen": onBoth(async (office) => {
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

  "lines that are pasted into an entry become entries, and a link is understood as it is typed": onBoth(
    async (office) => {
      const { page, language } = office;
      const add = async (list: string) => {
        const entries = byName(page, list);
        await expect(entries).toBeAttached();
        await unfold(entries);
        await entries.getByRole("button", { name: BUTTONS.add[language] }).first().click();
        await expect(page.locator("input:focus")).toHaveValue("");
      };
      await begin(office, "taskContact");
      await add("areaServed");
      await pasteLinesInto(page.locator("input:focus"), "Palm Beach County\nMonroe County");
      await page.getByRole("button", { name: say(office, "pasteEach") }).click();
      await expect(page.getByRole("button", { name: say(office, "pasteEach") })).toBeHidden();
      // The form is filled anew.
      await page.waitForTimeout(500);
      await add("menu");
      const menu = byName(page, "menu");
      const texts = menu.locator("[id^='en-field-'], [id^='es-field-']");
      for (const text of await texts.all()) await text.fill("Blog");
      const link = menu.locator("[id^='to-field-']");
      await link.fill("blog.example.com");
      await link.press("Tab");
      await expect(link).toHaveValue("https://blog.example.com");
      await save(office);
      await expect
        .poll(() => contentOf<{ menu: object[] }>(office, "content/site.json").menu)
        .toEqual([{ label: { en: "Blog", es: "Blog" }, to: "https://blog.example.com" }]);
      const { contact } = contentOf<{ contact: { areaServed: string[] } }>(office, "content/site.json");
      expect(contact.areaServed.slice(-2)).toEqual(["Palm Beach County", "Monroe County"]);
    },
  ),

  "a dead link, a misspelt address, and a day to come are refused with what is wrong": onBoth(async (office) => {
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
    await save(office);
    await expect(alert(office, "notSaved")).toContainText("office@your-company.com");
    expect(desk.read("content/site.json")).toBe(site);
    await openForm(office, "testimonials/entries/living-room");
    await unfold(byName(page, "published"));
    await byName(page, "published").fill("2999-12-31");
    await save(office);
    await expect(alert(office, "notSaved")).toContainText(/still to come|no ha llegado/);
  }),

  "what is pasted into an information page keeps its words and what Markdown can say, and nothing breaks": onBoth(
    async (office) => {
      const { page, desk } = office;
      await openForm(office, "pages/entries/faq");
      const text = page.locator("[data-slate-editor]").first();
      await expect(text).toBeAttached();
      await unfold(text);
      await text.click();
      for (const [html] of PASTES) {
        await text.press("Control+End");
        await text.press("Enter");
        await pasteInto(text, html);
      }
      const leftOut = interpolate(say(office, "pastedPicture"), { count: 1 });
      await expect(page.getByRole("region", { name: say(office, "pasted") })).toContainText(leftOut);
      await expect(text).toContainText("Foto fin");
      await save(office);
      await page.getByRole("button", { name: say(office, "stillFits") }).click();
      await expect.poll(() => desk.read("content/pages/faq.json")).toContain("Foto fin");
      const { questions, sections } = contentOf<Record<"questions" | "sections", object[]>>(
        office,
        "content/pages/faq.json",
      );
      const written = JSON.stringify([questions, sections]).replaceAll("\\n", "\n");
      for (const [, words] of PASTES) expect(written).toContain(words);
      expect(written).not.toMatch(/mso|<|&nbsp;|as plain text/i);
    },
  ),

  "a lawyer’s document becomes the sections of a page, in both languages, and names the company’s phone": onBoth(
    async (office) => {
      const { page, desk } = office;
      await openForm(office, "pages/entries/terms");
      for (const [at, html] of DOCUMENTS.entries()) {
        const text = page.locator("[data-slate-editor]").nth(at);
        await expect(text).toBeAttached();
        await unfold(text);
        await text.click();
        await text.press("Control+A");
        // The program takes a selection over a moment later.
        await page.waitForTimeout(500);
        await pasteInto(text, html);
        await page.getByRole("button", { name: say(office, "splitText") }).click();
        await expect(page.locator("input:focus")).not.toHaveValue("");
        await expect(page.locator("[data-slate-editor]").nth(at)).not.toContainText("1. ");
      }
      const first = page.locator("[data-slate-editor]");
      for (const at of [0, 1]) {
        await unfold(first.nth(at));
        await first.nth(at).click();
        await first.nth(at).press("Control+End");
        await pressAtBottom(office, "insertFact");
        const facts = page.getByRole("region", { name: say(office, "insertFact") });
        await facts.getByRole("button", { name: "555" }).click();
        await expect(first.nth(at)).toContainText("{{phone}}");
      }
      await save(office);
      await expect.poll(() => desk.read("content/pages/terms.json")).toContain("1. Quiénes somos");
      const { sections } = contentOf<{ sections: object[] }>(office, "content/pages/terms.json");
      expect(sections.slice(0, 3)).toMatchObject([
        { text: { en: "New terms.{{phone}}", es: "Términos nuevos.{{phone}}" } },
        { title: { en: "1. Who we are", es: "1. Quiénes somos" }, text: { en: "A company.", es: "Una empresa." } },
        { title: { en: "2. Your data", es: "2. Sus datos" }, text: { en: "1. One\n2. Two", es: "1. Uno\n2. Dos" } },
      ]);
    },
  ),

  "a company fact goes into a line, and into the other language by the offer of the refusal": on("en")(
    async (office) => {
      const { page } = office;
      await openForm(office, "steps/entries/buy");
      const title = page.locator("input[id^='en-field-']").first();
      await expect(title).not.toHaveValue("");
      // A form that loads is drawn anew.
      await page.waitForTimeout(1_000);
      await title.press("End");
      await pressAtBottom(office, "insertFact");
      await page.getByRole("region").getByRole("button", { name: "555" }).click();
      await expect(title).toHaveValue(/\{\{phone\}\}$/);
      await save(office);
      const still = page.getByRole("button", { name: say(office, "stillFits") });
      const offer = alert(office, "notSaved").getByRole("button", {
        name: say(office, "insertFactHere").split(":")[0],
      });
      await expect(still.or(offer)).toBeVisible();
      if (await still.isVisible()) await still.click();
      await offer.click();
      await expect(page.locator("input[id^='es-field-']").first()).toHaveValue(/\{\{phone\}\}$/);
      // The field gets the focus a moment later, which closes an open menu.
      await page.waitForTimeout(500);
      await save(office);
      await expect
        .poll(() => contentOf<{ title: object }>(office, "content/steps/buy.json").title)
        .toEqual({ en: expect.stringMatching(/\{\{phone\}\}$/), es: expect.stringMatching(/\{\{phone\}\}$/) });
    },
  ),
} satisfies Tasks;
