// Photos as phones take them: whoever uploads one chooses its part, beside the picture it will be compared with.
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { checkFolder } from "../../src/content/checks/checkFolder";
import type { EditorLanguage } from "../../src/i18n/editorLanguages";
import { collections } from "../../src/editor/config/editorConfig";
import { FOLDERS } from "../../src/editor/config/places";
import { labelOf } from "../../src/editor/config/labels";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import { choosePicture, field, openEditor, publish, saved, writeNumber, writePair, type Pair } from "./editorPage";
import type { EditorProject } from "./editorProject";
import { SAMPLE } from "./sample";
import { expect, test } from "./editorTest";

const STRIPES = ["red", "lime", "blue"] as const;

const PLACE = {
  GPSLatitudeRef: "N",
  GPSLatitude: "25/1 46/1 12/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "80/1 11/1 30/1",
};

/** A photo three by four, as phones store it: on its side, with its place. Red above, green in the middle, blue below. */
async function portrait(name: string, width = 3024): Promise<{ name: string; buffer: Buffer }> {
  const height = Math.round((width * 4) / 9);
  const stripe = (background: string) => ({ create: { width, height, channels: 3, background } as const });
  const composite = STRIPES.map((color, index) => ({ input: stripe(color), left: 0, top: index * height }));
  const whole = sharp({ create: { ...stripe("black").create, height: 3 * height } }).composite(composite);
  const stored = sharp(await whole.png().toBuffer()).rotate(270);
  const named = stored.withExif({ IFD0: { Model: "Phone" }, IFD3: PLACE }).withMetadata({ orientation: 6 });
  return { name, buffer: await named.jpeg().toBuffer() };
}

async function openNew(page: Page, project: EditorProject, language: EditorLanguage): Promise<void> {
  await openEditor(page, project, language);
  await page.goto("/admin/#/collections/projects");
  await page.getByRole("link", { name: new RegExp(`${FOLDERS.projects.one[language]}$`) }).click();
}

const LOSS = { purchasePrice: 200_000, works: 60_000, otherCosts: 30_000, salePrice: 180_000 };

const WORDS = {
  title: { en: "Elm Street house, Miami", es: "Casa de la calle Elm, Miami" },
  description: { en: "The roof cost more than the house gave.", es: "El techo costó más de lo que dio la casa." },
  before: { en: "A house without a roof", es: "Una casa sin techo" },
  after: { en: "The house with its new roof", es: "La casa con su techo nuevo" },
} satisfies Record<string, Pair>;

const use = (dialog: Locator) => dialog.getByRole("button", { name: EDITOR_WORDS.usePart.en }).click();

/** The color of the picture that was saved, at the middle of its height: `red`, `green` or `blue`; and its width. */
async function savedPicture({ folder }: EditorProject, name: string): Promise<unknown[]> {
  const picture = sharp(join(folder, "content/projects", name));
  const { width, height, exif, orientation } = await picture.metadata();
  expect([exif, orientation, Math.round((width * 9) / 16)]).toEqual([undefined, undefined, height]);
  const [red = 0, green = 0, blue = 0] = await picture.resize(1, 1, { kernel: "nearest" }).raw().toBuffer();
  return [red > 128 ? "red" : green > 128 ? "green" : blue > 128 ? "blue" : "none", width];
}

test.describe("on a laptop in English", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    "a project with two phone photos and a loss is saved as its editor wants it",
    SAMPLE,
    async ({ page, project }) => {
      const months = 8;
      await openNew(page, project, "en");
      await writePair(page, "title", WORDS.title);
      await writePair(page, "description", WORDS.description);
      await writeNumber(page, "areaSqft", 1200);
      await writeNumber(page, "months", months);
      // With the keyboard, up to the red.
      await choosePicture(page, "before", await portrait("IMG 1.JPG"), WORDS.before, async (dialog) => {
        await expect(dialog.getByRole("figure")).toHaveCount(1);
        await page.keyboard.press("Delete");
        for (let pressed = 0; pressed < 300; pressed++) await page.keyboard.press("ArrowUp");
        await use(dialog);
      });
      // With the mouse, down to the blue, beside the first.
      await choosePicture(page, "after", await portrait("IMG 2.JPG", 1600), WORDS.after, async (dialog) => {
        await expect(
          dialog
            .getByRole("figure")
            .filter({ hasText: labelOf("before").en })
            .locator("img"),
        ).toBeVisible();
        const frame = await dialog.locator("cropper-selection").boundingBox();
        const [x, y] = [(frame?.x ?? 0) + (frame?.width ?? 0) / 2, (frame?.y ?? 0) + (frame?.height ?? 0) / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y + 100);
        await page.mouse.move(x, y + 600);
        await page.mouse.up();
        await use(dialog);
      });
      const fields = collections().find(({ name }) => name === "projects")?.fields;
      const deal = fields?.find(({ name }) => name === "deal")?.label.en;
      await page.getByRole("button", { name: `Add ${deal}` }).click();
      for (const [name, value] of Object.entries(LOSS)) await writeNumber(page, name, value);
      const group = page.locator("div", { has: page.locator("label[for^='salePrice-field-']") }).last();
      await expect(group).toBeVisible();
      await page.locator("input[id^='months-field-']").last().fill(String(months));
      await publish(page);
      await saved(page);
      const written = JSON.parse(project.read("content/projects/elm-street-house-miami.json")) as { deal: unknown };
      expect(written.deal).toEqual({ ...LOSS, months, differed: [], isSample: false });
      // Not larger than pages need, and none is enlarged.
      expect(await savedPicture(project, "img-1.webp")).toEqual(["red", 2400]);
      expect(await savedPicture(project, "img-2.webp")).toEqual(["blue", 1600]);
      expect((await checkFolder(project.folder)).problems).toEqual([]);
    },
  );

  test("whoever dismisses the question uploads nothing", SAMPLE, async ({ page, project }) => {
    await openNew(page, project, "en");
    await (await field(page, "before")).getByRole("button", { name: "Choose an image" }).click();
    await page.locator("input[type=file]").setInputFiles({ ...(await portrait("a.jpg")), mimeType: "image/jpeg" });
    await expect(page.getByRole("dialog", { name: EDITOR_WORDS.choosePart.en })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: EDITOR_WORDS.choosePart.en })).toBeHidden();
    await expect(page.getByText("a.webp")).toHaveCount(0);
  });
});

test.describe("on a phone in Spanish", () => {
  test.use({ locale: "es-MX", viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the question fits the screen, and the frame keeps inside the picture", SAMPLE, async ({ page, project }) => {
    await openNew(page, project, "es");
    const group = await field(page, "before");
    await group.getByRole("button", { name: "Elegir una imagen" }).click();
    // By its name alone: as in Safari, the browser can read it.
    const photo = { ...(await portrait("IMG 3.HEIC")), mimeType: "image/heic" };
    await page.locator("input[type=file]").setInputFiles(photo);
    const dialog = page.getByRole("dialog", { name: EDITOR_WORDS.choosePart.es });
    await expect(dialog.getByRole("button", { name: EDITOR_WORDS.usePart.es })).toBeInViewport();
    const [outer, frame] = [dialog.locator("cropper-canvas"), dialog.locator("cropper-selection")];
    await page.keyboard.press("-");
    for (let pressed = 0; pressed < 40; pressed++) await page.keyboard.press("ArrowLeft");
    const [around, inside] = [await outer.boundingBox(), await frame.boundingBox()];
    expect(around?.width).toBeLessThanOrEqual(358);
    expect(inside?.x).toBeCloseTo(around?.x ?? -1, 0);
    expect(inside?.width).toBeLessThan(around?.width ?? 0);
    expect((inside?.width ?? 0) / (inside?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await dialog.getByRole("button", { name: EDITOR_WORDS.usePart.es }).tap();
    await expect(page.getByText("Borrador", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("img-3.webp").first()).toBeVisible();
  });
});
