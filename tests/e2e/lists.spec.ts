// Lists that editors fill: their layout holds for one to eight entries. Entries of the built page are repeated and taken
// away.
import type { Locator, Page } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { pathOf, type PageKey } from "../../src/site/pages";
import { words } from "./site";
import { expect, test } from "./test";

const home = words("home", DEFAULT_LANGUAGE);

/** Lists by what their entries are, with the page and the heading above them. */
const LISTS: { entries: string; on: PageKey; below: string }[] = [
  { entries: "stats", on: "home", below: home.stats.title },
  { entries: "services", on: "home", below: home.services.title },
  { entries: "testimonials", on: "home", below: home.testimonials.title },
  { entries: "steps", on: "invest", below: words("invest", DEFAULT_LANGUAGE).steps.title },
  { entries: "roles of the team", on: "whoWeAre", below: words("who-we-are", DEFAULT_LANGUAGE).team.title },
];

const MOST = 8;
const WIDTHS = [360, 1440];

const listBelow = (page: Page, title: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
    .locator("ul, ol")
    .first();

/** Gives the list so many entries, and names what no longer fits. */
const faultsOf = (list: Locator, length: number): Promise<string[]> =>
  list.evaluate((element, wanted) => {
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
  }, length);

for (const { entries, on, below } of LISTS)
  test(`one to ${MOST} ${entries} neither overlap nor make the page scroll sideways`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf(on));
      const list = listBelow(page, below);
      expect(await list.locator("> li").count()).toBeGreaterThan(0);
      for (let length = MOST; length > 0; length--) {
        expect({ width, length, faults: await faultsOf(list, length) }).toEqual({ width, length, faults: [] });
        await expect(list.locator("> li")).toHaveCount(length);
      }
    }
  });
