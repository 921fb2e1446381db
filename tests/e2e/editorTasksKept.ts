// Tasks in which something comes between: somebody else, a lost connection, and second thoughts.
import { labelOf } from "../../src/editor/config/labels";
import { BACKUP, PHRASES } from "../../src/editor/config/phrases";
import { withValue } from "../fixtures/brokenContent";
import {
  alert,
  begin,
  contentOf,
  deleteOpen,
  expect,
  on,
  openForm,
  pressAtBottom,
  save,
  say,
  type Tasks,
} from "./editorOffice";
import { keptBy } from "./editorOnGitHub";
import { field, writePair } from "./editorPage";

const STEP = "content/steps/buy.json";
const SERVICE = "content/services/funding.json";

export const KEPT_TASKS = {
  "what the site uses is not deleted, and the places that use it are named": on(
    "en",
    "es",
  )(async (office) => {
    const { page, desk } = office;
    page.on("dialog", (dialog) => void dialog.accept());
    await openForm(office, "services/entries/funding");
    await expect(async () => expect(await field(page, "link")).toBeVisible()).toPass();
    await deleteOpen(office);
    const list = alert(office, "notDeleted");
    await expect(list).toContainText(say(office, "notDeletedWhy"));
    await expect(list.getByRole("button").first()).toContainText("#funding");
    expect(desk.read(SERVICE)).toBeDefined();
  }),

  "two who change the same step at once keep both their changes": on()(async (office) => {
    const { page, desk } = office;
    await openForm(office, "steps/entries/buy");
    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    desk.write(STEP, withValue(desk.read(STEP) ?? "", "text.en", "Ana found better words."));
    await save(office);
    await expect(alert(office, "changed")).toContainText("Ana found better words.");
    expect(desk.read(STEP)).not.toContain("Choose well");
    await save(office);
    await expect.poll(() => desk.read(STEP)).toContain("Choose well");
    const { title, text } = contentOf<Record<"title" | "text", object>>(office, STEP);
    expect(title).toEqual({ en: "Choose well", es: "Elija bien" });
    expect(text).toMatchObject({ en: "Ana found better words." });
  }),

  "without a connection, a save waits; a closed tab loses nothing": on(
    "en",
    "es",
  )(async (office) => {
    const { page, desk, language } = office;
    const before = desk.read(STEP);
    await openForm(office, "steps/entries/buy");
    await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
    desk.isCut = true;
    await save(office);
    await expect(alert(office, "waitingFor")).toBeVisible();
    await expect.poll(() => keptBy(page)).toContain("Elija bien");
    await page.close({ runBeforeUnload: false });
    expect(desk.read(STEP)).toBe(before);

    desk.isCut = false;
    const next = await page.context().newPage();
    const questions: string[] = [];
    next.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    const later = { ...office, page: next };
    await begin(later, "unfinished");
    await expect.poll(() => questions).toContain(PHRASES[language][BACKUP]);
    const title = async () => (await field(next, "title")).getByLabel(labelOf("es").es);
    await expect(async () => expect(await title()).toHaveValue("Elija bien", { timeout: 500 })).toPass();
    await save(later);
    await expect.poll(() => desk.read(STEP)).toContain("Elija bien");
  }),
} satisfies Tasks;

export const GITHUB_TASKS = {
  "yesterday's version is put back": on()(async (office) => {
    const { page, desk } = office;
    const before = desk.read(STEP) ?? "";
    desk.write(STEP, withValue(before, "title.es", "Otra cosa"));
    await openForm(office, "steps/entries/buy");
    await pressAtBottom(office, "versions");
    const list = page.getByRole("region", { name: say(office, "versions") });
    await list.getByRole("button", { name: /Founder/ }).click();
    await expect.poll(() => desk.read(STEP)).toBe(before);
  }),
} satisfies Tasks;
