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
  onBoth,
  openForm,
  pressAtBottom,
  save,
  say,
  type Tasks,
} from "./editorOffice";
import { keptBy } from "./editorOnGitHub";
import { breakForm, field, NOTES, removeItem, writePair, type Pair } from "./editorPage";

const STEP = "content/steps/buy.json";
const SERVICE = "content/services/funding.json";

export const KEPT_TASKS = {
  "what the site uses is not deleted, and the places that use it are named": onBoth(async (office) => {
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

  "of a question that one deletes and another changes, the office hears by name; nothing is mixed up": on("es")(
    async (office) => {
      const { page, desk } = office;
      const path = "content/pages/faq.json";
      const before = desk.read(path) ?? "";
      const { questions } = JSON.parse(before) as { questions: { question: Pair; answer: Pair }[] };
      const [first, second, ...others] = questions;
      if (!first || !second) throw new Error("the page has too few questions");
      await openForm(office, "pages/entries/faq");
      const rewritten = { ...second, answer: { en: "Ana's answer.", es: "La respuesta de Ana." } };
      const title = async () => (await field(page, "title")).getByLabel(labelOf("en").en);
      await expect(async () => expect(await title()).not.toHaveValue("", { timeout: 500 })).toPass();
      await removeItem(page, "questions", 0);
      desk.write(path, withValue(before, "questions", [...others, rewritten, { ...first, answer: rewritten.answer }]));
      await save(office);
      await expect(alert(office, "changed")).toContainText(/: \d+ preguntas: /);
      await expect(alert(office, "changed")).not.toContainText(/[{}]/);
      await save(office);
      await expect(alert(office, "unmatched")).toContainText(first.question.es.split(" {{")[0] ?? "");
      expect(desk.read(path)).toContain("La respuesta de Ana.");
      await page.getByRole("button", { name: say(office, "takeTheirs") }).click();
      await save(office);
      await expect(page.getByText(NOTES.saved.es)).toBeVisible();
      expect(contentOf<{ questions: object[] }>(office, path).questions).toHaveLength(questions.length);
    },
  ),

  "what has been deleted comes back at once": on("en")(async (office) => {
    const { page, desk } = office;
    const before = desk.read("content/steps/plan.json");
    page.on("dialog", (dialog) => void dialog.accept());
    await openForm(office, "steps/entries/plan");
    await expect(async () => expect(await field(page, "title")).toBeVisible()).toPass();
    await deleteOpen(office);
    await expect.poll(() => desk.read("content/steps/plan.json")).toBeUndefined();
    await page.getByRole("button", { name: say(office, "undo") }).click();
    await expect.poll(() => desk.read("content/steps/plan.json")).toBe(before);
    await expect(page).toHaveURL(/steps\/entries\/plan$/);
  }),

  "whatever breaks in the editor, it says that nothing is lost, and what was typed is offered again": on("es")(
    async (office) => {
      const { page } = office;
      const questions: string[] = [];
      page.on("dialog", (dialog) => {
        questions.push(dialog.message());
        void dialog.accept();
      });
      await openForm(office, "steps/entries/buy");
      await writePair(page, "title", { en: "Choose well", es: "Elija bien" });
      await breakForm(page);
      await page
        .getByRole("dialog", { name: say(office, "crashed") })
        .getByRole("button")
        .click();
      await expect.poll(() => questions).toContain(PHRASES.es[BACKUP]);
      const title = async () => (await field(page, "title")).getByLabel(labelOf("es").es);
      await expect(async () => expect(await title()).toHaveValue("Elija bien", { timeout: 500 })).toPass();
    },
  ),

  "without a connection, a save waits; a closed tab loses nothing": onBoth(async (office) => {
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
  "what was deleted last week is found, looked at, and brought back": on("en")(async (office) => {
    const { page, desk } = office;
    const path = "content/steps/plan.json";
    const before = desk.read(path);
    desk.remove(path);
    await begin(office, "taskDeleted");
    const list = page.getByRole("region", { name: say(office, "deletedEntries") });
    await list.getByRole("button", { name: /Ana Pérez/ }).click();
    await page.getByRole("button", { name: say(office, "bringBack") }).click();
    await expect.poll(() => desk.read(path)).toBe(before);
    // The editor loads itself anew.
    await expect(async () => expect(await field(page, "title")).toBeVisible()).toPass();
    desk.remove(path);
    await page.reload();
    await pressAtBottom(office, "versions");
    await page
      .getByRole("region")
      .getByRole("button", { name: say(office, "bringsBack") })
      .first()
      .click();
    await expect.poll(() => desk.read(path)).toBe(before);
  }),
} satisfies Tasks;
