// Lists that editors fill: their layout holds for one to eight entries. Entries of the built page are repeated and taken
// away.
import type { Locator, Page } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { pathOf, type PageKey } from "../../src/site/pages";
import { entries, words } from "./site";
import { expect, holdScripts, test } from "./test";

const home = words("home", DEFAULT_LANGUAGE);
const invest = words("invest", DEFAULT_LANGUAGE);
const whoWeAre = words("who-we-are", DEFAULT_LANGUAGE);
const contactUs = words("contact-us", DEFAULT_LANGUAGE);
const [service] = entries("services", DEFAULT_LANGUAGE);

interface List {
  /** What its entries are. */
  of: string;
  on: PageKey;
  /** The heading of its section. */
  below: string;
  /** Where it is in the section, unless it is the first one. */
  at?: string;
  /** No entry is left over in a row: one beside which there is none is as wide as the list. */
  fillsRows?: boolean;
}

const LISTS: List[] = [
  { of: "stats", on: "home", below: home.stats.title },
  { of: "reasons", on: "home", below: home.features.title, fillsRows: true },
  { of: "services", on: "home", below: home.services.title },
  { of: "testimonials", on: "home", below: home.testimonials.title },
  { of: "points of a service", on: "services", below: String(service?.title) },
  { of: "steps", on: "invest", below: invest.steps.title },
  { of: "cards of whom it suits", on: "invest", below: invest.fit.title, fillsRows: true },
  { of: "signs on a card", on: "invest", below: invest.fit.title, at: "li ul" },
  { of: "roles of the team", on: "whoWeAre", below: whoWeAre.team.title },
  { of: "pictures of the mosaic", on: "whoWeAre", below: whoWeAre.gallery.title, fillsRows: true },
  { of: "next steps", on: "contactUs", below: contactUs.form.title, at: "[aria-labelledby=next]" },
];

const MOST = 8;
const WIDTHS = [360, 1440];

const listOn = (page: Page, { below, at = "ul, ol" }: List) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: below, exact: true }) })
    .locator(at)
    .first();

/** Gives the list so many entries, and names what no longer fits. */
const faultsOf = (list: Locator, length: number, fillsRows = false): Promise<string[]> =>
  list.evaluate(
    (element, { wanted, fillsRows: mustFill }) => {
      const first = [...element.children];
      while (element.children.length > wanted) element.lastElementChild?.remove();
      for (let index = 0; element.children.length < wanted; index++) {
        const next = first[index % first.length];
        if (!next) break;
        element.append(next.cloneNode(true));
      }
      const items = [...element.children];
      const places = items.map((item) => item.getBoundingClientRect());
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} pixels`);
      places.forEach((one, index) => {
        if (one.width === 0 || one.height === 0) faults.push(`entry ${index + 1} is not seen`);
        places.slice(index + 1).forEach((other, distance) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (across > 1 && down > 1) faults.push(`entries ${index + 1} and ${index + distance + 2} overlap`);
        });
        const isAlone = places.every((other) => other === one || other.top >= one.bottom || other.bottom <= one.top);
        if (mustFill && isAlone && one.width < element.clientWidth - 1)
          faults.push(`entry ${index + 1} is left over in its row`);
      });
      items.forEach((item, index) => {
        const { left, right, bottom } = item.getBoundingClientRect();
        for (const text of item.querySelectorAll("h3, p, span")) {
          const place = text.getBoundingClientRect();
          const isSeen = text.checkVisibility() && !text.matches("[class*=visuallyHidden] *, [class*=visuallyHidden]");
          if (isSeen && (place.left < left - 1 || place.right > right + 1 || place.bottom > bottom + 1))
            faults.push(`“${text.textContent}” leaves entry ${index + 1}`);
        }
      });
      const section = element.closest("section")?.getBoundingClientRect();
      if (section && (places.at(-1)?.bottom ?? 0) > section.bottom + 1) faults.push("the list leaves its section");
      return faults;
    },
    { wanted: length, fillsRows },
  );

for (const one of LISTS)
  test(`one to ${MOST} ${one.of} neither overlap nor make the page scroll sideways`, async ({ page }) => {
    // An island that starts would render its list anew.
    await holdScripts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf(one.on));
      const list = listOn(page, one);
      // On phones, some lists are folded.
      await list.evaluate((element) => {
        for (const fold of element.closest("section")?.querySelectorAll("details") ?? []) fold.open = true;
      });
      expect(await list.locator("> li").count()).toBeGreaterThan(0);
      for (let length = MOST; length > 0; length--) {
        expect({ width, length, faults: await faultsOf(list, length, one.fillsRows) }).toEqual({
          width,
          length,
          faults: [],
        });
        await expect(list.locator("> li")).toHaveCount(length);
      }
    }
  });
