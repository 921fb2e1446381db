// How fast a phone answers a tap that comes before React has started: its scripts are held back, the processor is
// slowed four times, as Lighthouse does. Measured from the tap to the frame that shows the answer.
import { chromium, devices, type Locator, type Page } from "@playwright/test";
import { fill } from "../../src/content/fill";
import { entries, words } from "../e2e/site";
import { holdScripts } from "../e2e/test";
import { ensureChromium } from "../findChromium";
import { median } from "./report";

interface Tap {
  name: string;
  button: (page: Page) => Locator;
  /** What is visible, or plays, once the tap is answered. */
  answer: (page: Page) => Locator;
}

const SLOWER = 4;

const { film, language, nav } = words("common", "en");
const testimonial = String(entries("testimonials", "en")[0]?.title);

const TAPS: Tap[] = [
  {
    name: "menu",
    button: (page) => page.getByRole("button", { name: nav.openMenu }),
    answer: (page) => page.getByRole("button", { name: nav.closeMenu, includeHidden: true }),
  },
  {
    name: "language",
    button: (page) => page.getByLabel(`${language.label}: ${language.names.en}`),
    answer: (page) => page.locator("a[data-language=es]").first(),
  },
  {
    name: "testimonial",
    button: (page) => page.getByRole("button", { name: fill(film.play, { title: testimonial }), exact: true }),
    answer: (page) => page.getByLabel(testimonial, { exact: true }),
  },
];

/** Begins to watch for the answer; what it returns is fulfilled with the milliseconds from the next click to it. */
function watch(answer: Locator) {
  return answer.evaluateHandle((element) => {
    const isThere = () => (element instanceof HTMLVideoElement ? !element.paused : element.checkVisibility());
    const answered = new Promise<number>((resolve) => {
      const start = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          if (isThere()) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", start, { once: true, capture: true });
    });
    return { answered };
  });
}

async function measure(page: Page, { button, answer }: Tap): Promise<number> {
  await page.goto("/");
  const watched = await watch(answer(page));
  await button(page).tap();
  return watched.evaluate(({ answered }) => answered);
}

/** Taps each of the three `times` times on a fresh page and returns the table of the medians. */
export async function firstTaps(url: string, times: number): Promise<{ rows: string[][]; notes: string[] }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--disable-gpu"] });
  const rows = [["First tap, scripts held", "median ms", "longest ms"]];
  for (const tap of TAPS) {
    const figures: number[] = [];
    for (let round = 0; round < times; round++) {
      const context = await browser.newContext({ ...devices["Moto G4"], baseURL: url });
      const page = await context.newPage();
      // The benchmark's own compiler marks inner functions with this one, which a page does not have.
      await page.addInitScript({ content: "window.__name = (marked) => marked" });
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await holdScripts(page);
      figures.push(await measure(page, tap));
      await context.close();
    }
    rows.push([tap.name, median(figures).toFixed(0), Math.max(...figures).toFixed(0)]);
  }
  await browser.close();
  return {
    rows,
    notes: [`Home page on a phone, processor slowed ${SLOWER} times, median of ${times}; target: 200 ms.`],
  };
}
