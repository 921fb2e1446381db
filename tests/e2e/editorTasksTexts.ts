// Tasks with texts: what is written, mistaken, and pasted.
import { labelOf } from "../../src/editor/config/labels";
import { alert, begin, contentOf, expect, openForm, replace, save, say, type Tasks } from "./editorOffice";
import { byName, field, unfold, writePair } from "./editorPage";
import home from "../../content/text/home.json";

const STEP = "content/steps/buy.json";

export const TEXT_TASKS = {
  "the phone number and the headline, from the first screen": async (office) => {
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
  },

  "a dead link, a misspelt address, and a day to come are refused with what is wrong": async (office) => {
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
    await expect(alert(office, "notSaved")).toContainText(/still to come|no ha llegado/);
    expect(desk.read("content/site.json")).toBe(site);
  },

  "what is pasted from elsewhere is kept as it is, without its unseen ends": async (office) => {
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
  },
} satisfies Tasks;
