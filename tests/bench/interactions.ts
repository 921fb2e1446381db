// How fast a phone responds, with its processor slowed four times, as in Lighthouse: from the touch to the frame that
// shows the response. Where no island is needed, all scripts but the page's own are held back.
import { chromium, devices, type Browser, type Locator, type Page } from "@playwright/test";
import { interpolate } from "../../src/content/interpolate";
import { bringInForm } from "../e2e/contactForm";
import { entries, words } from "../e2e/site";
import { started } from "../e2e/test";
import { ensureChromium } from "../findChromium";
import { median } from "./report";

interface Interaction {
  name: string;
  path: string;
  /** Needs its island, which is started first. */
  needsIsland?: boolean;
  button: (page: Page) => Locator;
  /** What is visible, plays or has the `answered` attribute after the response. */
  answer: (page: Page) => Locator;
  answered?: { attribute: string; value: string };
}

const SLOWER = 4;
const TARGET_MS = 200;

const { compare, film, language, nav } = words("common", "en");
const form = words("contact-form", "en");
const testimonial = String(entries("testimonials", "en")[0]?.title);

const INTERACTIONS: Interaction[] = [
  {
    name: "menu",
    path: "/",
    button: (page) => page.getByRole("button", { name: nav.openMenu }),
    answer: (page) => page.getByRole("button", { name: nav.closeMenu, includeHidden: true }),
  },
  {
    name: "language",
    path: "/",
    button: (page) => page.getByLabel(`${language.label}: ${language.names.en}`),
    answer: (page) => page.locator("a[data-language=es]").first(),
  },
  {
    name: "testimonial",
    path: "/",
    button: (page) => page.getByRole("button", { name: interpolate(film.play, { title: testimonial }), exact: true }),
    answer: (page) => page.getByLabel(testimonial, { exact: true }),
  },
  {
    name: "before and after",
    path: "/",
    button: (page) => page.getByRole("button", { name: compare.after, exact: true }),
    answer: (page) => page.getByRole("button", { name: compare.after, exact: true }),
    answered: { attribute: "aria-pressed", value: "true" },
  },
  {
    name: "country list",
    path: "/contact-us/",
    needsIsland: true,
    button: (page) => page.getByRole("combobox", { name: form.country, exact: true }),
    answer: (page) => page.getByRole("combobox", { name: form.country, exact: true }),
    answered: { attribute: "aria-expanded", value: "true" },
  },
  {
    name: "submit, empty",
    path: "/contact-us/",
    needsIsland: true,
    button: (page) => page.getByRole("button", { name: form.submit }),
    answer: (page) => page.getByRole("textbox", { name: form.firstName }),
    answered: { attribute: "aria-invalid", value: "true" },
  },
];

/** Watches for the response; `shown` resolves with the milliseconds that it takes after the next click. */
function watch(answer: Locator, answered: Interaction["answered"]) {
  return answer.evaluateHandle((element, wanted) => {
    const isThere = () => {
      if (wanted) return element.getAttribute(wanted.attribute) === wanted.value;
      return element instanceof HTMLVideoElement ? !element.paused : element.checkVisibility();
    };
    const shown = new Promise<number>((resolve) => {
      const start = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          if (isThere()) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", start, { once: true, capture: true });
    });
    return { shown };
  }, answered);
}

async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ ...devices["Moto G4"], baseURL: url });
  try {
    const page = await context.newPage();
    // tsx wraps inner functions in `__name`, which pages lack.
    await page.addInitScript({ content: "window.__name = (marked) => marked" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    if (!interaction.needsIsland) await page.route(/\/assets\/(?!page-|moveDivider-).*\.js$/, () => undefined);
    await page.goto(interaction.path);
    await started(page);
    if (interaction.needsIsland) await bringInForm(page);
    const watched = await watch(interaction.answer(page), interaction.answered);
    await interaction.button(page).tap();
    return await watched.evaluate(({ shown }) => shown);
  } finally {
    await context.close();
  }
}

/** Touches each button `times` times, each time on a fresh page, and returns the table of medians. */
export async function measureInteractions(url: string, times: number): Promise<{ rows: string[][]; notes: string[] }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--disable-gpu"] });
  const rows = [["Answer to a touch", "median ms", "longest ms"]];
  for (const interaction of INTERACTIONS) {
    const figures: number[] = [];
    for (let round = 0; round < times; round++) figures.push(await measure(browser, url, interaction));
    rows.push([interaction.name, median(figures).toFixed(0), Math.max(...figures).toFixed(0)]);
  }
  await browser.close();
  return { rows, notes: [`A phone, processor slowed ${SLOWER} times, median of ${times}; target: ${TARGET_MS} ms.`] };
}
