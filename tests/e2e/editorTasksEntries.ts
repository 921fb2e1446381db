// Tasks with entries: a project, a seventh service, a testimonial whose captions come later, a rate and a country.
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { readContent } from "../../src/content/read/readContent";
import { nextOrder } from "../../src/editor/screen/nextOrder";
import { FOLDERS } from "../../src/editor/config/places";
import { labelOf } from "../../src/editor/config/labels";
import { LANGUAGES, type Language } from "../../src/i18n/languages";
import {
  begin,
  contentOf,
  expect,
  on,
  openForm,
  pressAtBottom,
  saveWell,
  say,
  type Office,
  type Tasks,
} from "./editorOffice";
import { BUTTONS, byName, choosePicture, field, unfold, upload, writeNumber, writePair, type Pair } from "./editorPage";

const SERVICE = {
  title: { en: "Staging", es: "Decoración para la venta" },
  summary: { en: "We furnish the house before the photos.", es: "Amueblamos la casa antes de las fotos." },
  description: { en: "Furniture and lamps for six weeks.", es: "Muebles y lámparas por seis semanas." },
  point: { en: "Everything is ours.", es: "Todo es nuestro." },
  alt: { en: "A furnished living room", es: "Una sala amueblada" },
};

const TESTIMONIAL = {
  title: { en: "Three houses with us", es: "Tres casas con nosotros" },
  description: { en: "A nurse from Kendall on three flips.", es: "Una enfermera de Kendall y tres casas." },
  alt: { en: "A woman before a house", es: "Una mujer delante de una casa" },
  transcript: { en: "I bought three houses.", es: "Compré tres casas." },
};

const picture = (name: string) => ({ name, buffer: readFileSync("content/projects/white-farmhouse-after.jpg") });

const COUNTRY = { iso2: "IE", dialCode: 353, name: { en: "Ireland", es: "Irlanda" } };

interface Calculator {
  rates: { value: number }[];
  defaults: { interestRate: number };
}

const PROJECT = {
  months: 8,
  title: { en: "Elm Street house, Miami", es: "Casa de la calle Elm, Miami" },
  description: { en: "The roof cost more than the house gave.", es: "El techo costó más de lo que dio la casa." },
  before: { en: "A house without a roof", es: "Una casa sin techo" },
  after: { en: "The house with its new roof", es: "La casa con su techo nuevo" },
};

/** Writes the text of a list's one item. Its summary follows what the program has taken in. */
async function fillBoth(list: Locator, text: Pair): Promise<void> {
  for (const spoken of ["en", "es"] as const) {
    await list.getByLabel(labelOf(spoken).en).fill(text[spoken]);
    await expect(list.getByText(text[spoken]).first()).toBeAttached();
  }
}

/** Follows a link of the first screen, whose panel of tasks covers the links of a phone. */
async function openList(office: Office, folder: keyof typeof FOLDERS): Promise<void> {
  const { desk, page, language } = office;
  await desk.open(page, language);
  await page.getByRole("button", { name: say(office, "close") }).click();
  await page.getByRole("link", { name: FOLDERS[folder].label[language], exact: true }).click();
}

export const ENTRY_TASKS = {
  "two photos that a phone calls image.jpg, beside another project's, are three pictures": on("en")(async (office) => {
    const { page, language, desk } = office;
    const others = readFileSync("content/projects/white-farmhouse-before.jpg");
    desk.write("content/projects/image.jpg", others.toString("base64"));
    await begin(office, "taskProject");
    await writePair(page, "title", PROJECT.title);
    await writePair(page, "description", PROJECT.description);
    await writeNumber(page, "areaSqft", 1200);
    await writeNumber(page, "months", PROJECT.months);
    // The same photo twice: it still arrives under both names.
    await choosePicture(page, "before", picture("image.jpg"), PROJECT.before, undefined, language);
    await choosePicture(page, "after", picture("image.jpg"), PROJECT.after, undefined, language);
    await saveWell(office);
    const { before, after } = contentOf<Record<"before" | "after", { file: string }>>(
      office,
      "content/projects/elm-street-house-miami.json",
    );
    expect([before.file, after.file]).toEqual(["./image-2.webp", "./image-3.webp"]);
    for (const { file } of [before, after]) expect(desk.read(`content/projects/${file}`)).toBeDefined();
    expect(desk.read("content/projects/image.jpg")).toBe(others.toString("base64"));
  }),

  "a project that begins as a copy of another comes last in its list": on("es")(async (office) => {
    const { page } = office;
    await openForm(office, "projects/entries/white-farmhouse");
    const title = async () => (await field(page, "title")).getByLabel(labelOf("en").en);
    await expect(async () => expect(await title()).not.toHaveValue("", { timeout: 500 })).toPass();
    await page.getByRole("button", { name: /^(Saved|Guardado)$/ }).click();
    await page.getByRole("menuitem", { name: /^(Duplicate|Duplicar)$/ }).click();
    await expect(page).toHaveURL(/projects\/new$/);
    const last = nextOrder(readContent("content"), "projects");
    await expect(byName(page, "order")).toHaveValue(`${last}`);
    await writePair(page, "title", PROJECT.title);
    await saveWell(office);
    const copy = contentOf<{ order: number }>(office, "content/projects/elm-street-house-miami.json");
    expect(copy.order).toBe(last);
  }),

  "a seventh service is added, and moved to the first place": on("es")(async (office) => {
    const { page, language } = office;
    await openList(office, "services");
    await page.getByRole("link", { name: new RegExp(`${FOLDERS.services.one[language]}$`) }).click();
    for (const name of ["title", "summary", "description"] as const) await writePair(page, name, SERVICE[name]);
    const points = byName(page, "points");
    await points.getByRole("button", { name: BUTTONS.add[language] }).click();
    // The new entry gets the focus a moment later.
    await expect(points.locator("input:focus")).toBeVisible();
    await fillBoth(points, SERVICE.point);
    await byName(page, "icon").click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await (await field(page, "link")).fill("/services/#staging");
    await choosePicture(page, "picture", picture("staging.jpg"), SERVICE.alt, undefined, language);
    await saveWell(office);
    // Decap CMS takes a new entry to its own address once it is saved.
    await expect(page).toHaveURL(/entries\/staging$/);
    await page.goto("/admin/#/collections/services");
    await pressAtBottom(office, "order");
    const panel = page.getByRole("region", { name: say(office, "order") });
    const up = panel.getByRole("button", { name: SERVICE.title[language] });
    await expect(up).toBeVisible();
    while (await up.isVisible()) await up.click();
    await panel.getByRole("button", { name: say(office, "saveOrder") }).click();
    await expect
      .poll(() => contentOf<{ order: number } | null>(office, "content/services/staging.json")?.order)
      .toBe(10);
  }),

  "a testimonial whose captions and transcript come later": on("en")(async (office) => {
    const { page, language, desk } = office;
    const path = "content/testimonials/three-houses-with-us.json";
    const film = {
      name: "IMG 0042.MP4",
      mimeType: "video/mp4",
      buffer: readFileSync("static/media/tour-kitchen-described.en.mp4"),
    };
    const captions = (spoken: Language) => ({
      name: `nurse.${spoken}.vtt`,
      mimeType: "text/vtt",
      buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nA white kitchen\n"),
    });
    await begin(office, "taskTestimonial");
    await writePair(page, "title", TESTIMONIAL.title);
    await writePair(page, "description", TESTIMONIAL.description);
    const chooseFile = page.getByRole("button", { name: BUTTONS.chooseFile[language] });
    await upload(page, chooseFile.first(), film, language);
    await choosePicture(page, "poster", picture("nurse.jpg"), TESTIMONIAL.alt, undefined, language);
    await byName(page, "draft").click();
    await saveWell(office);
    expect(contentOf<object>(office, path)).toMatchObject({ draft: true });
    await begin(office, "taskLaunch");
    const launch = page.locator("#editor-panel");
    const awaited = launch.getByRole("button", { name: new RegExp(`${TESTIMONIAL.title[language]}`) });
    await expect(awaited).toHaveCount(2);
    await awaited.first().click();
    await page
      .getByRole("button", { name: new RegExp(`${BUTTONS.add[language]} ${labelOf("captions")[language]}`, "i") })
      .click();
    for (const spoken of LANGUAGES) await upload(page, chooseFile.first(), captions(spoken), language);
    await page
      .getByRole("button", { name: new RegExp(`${BUTTONS.add[language]} ${labelOf("transcript")[language]}`, "i") })
      .click();
    await fillBoth(byName(page, "transcript"), TESTIMONIAL.transcript);
    await byName(page, "draft").click();
    await saveWell(office);
    expect(desk.read(path)).not.toContain('"draft": true');
  }),

  "a rate, its default, and a country are added": on("es")(async (office) => {
    const { page, language } = office;
    await begin(office, "taskRates");
    const value = byName(page, "rates").locator("input[id^='value-field-']").first();
    await unfold(value);
    await value.fill("38");
    const rate = byName(page, "defaults").locator("input[id^='interestRate-field-']");
    await unfold(rate);
    await rate.fill("11.5");
    await saveWell(office);
    const { rates, defaults } = contentOf<Calculator>(office, "content/calculator.json");
    expect([rates[0]?.value, defaults.interestRate]).toEqual([38, 11.5]);

    await openForm(office, "settings/entries/countries");
    await expect(page.getByText("Argentina").first()).toBeVisible();
    await page.getByRole("button", { name: BUTTONS.add[language] }).first().click();
    const added = (name: string) => page.locator(`input[id^='${name}-field-']`);
    const { name: names, ...others } = COUNTRY;
    for (const [name, text] of Object.entries({ ...others, ...names })) await added(name).last().fill(String(text));
    await saveWell(office);
    expect(contentOf<object[]>(office, "content/countries.json")).toContainEqual(COUNTRY);
  }),
} satisfies Tasks;
