// Every page's script, loaded after first paint: animation, live regions, and the island loader.
import { startIslands } from "../islands/startIslands";
import { countUp } from "./countUp";
import { closeMenus } from "./headerMenus";
import { glideToPlaces } from "./glideToPlaces";
import { makeDrawerModal } from "./makeDrawerModal";
import { handOverDeal } from "./handOverDeal";
import { announceColorMode } from "./announceColorMode";
import { initHeroFilm } from "./initHeroFilm";
import { initTeaser } from "./initTeaser";
import { showVideos } from "./showVideos";
import { showToday } from "./showToday";

const STEPS = [
  mendAddress,
  makeDrawerModal,
  closeMenus,
  glideToPlaces,
  announceColorMode,
  showVideos,
  showFocused,
  initHeroFilm,
  initComparisons,
  countUp,
  showToday,
  hidePhoneBar,
  markSections,
  initTeaser,
  initAddressStart,
  handOverDeal,
  startIslands,
];

/** A step that fails in some browser must not stop the others. */
async function tryStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.warn(error);
  }
}

void Promise.all(STEPS.map(tryStep)).then(() => (document.documentElement.dataset.ready = ""));

/** Hides the bar of contact links on phones ([data-phone-bar]) while the form or the hero's own buttons are in view. */
function hidePhoneBar(): void {
  const bar = document.querySelector("[data-phone-bar]");
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute("data-visible", isIntersecting);
    bar?.toggleAttribute("data-away", !!document.querySelector("[data-visible]"));
  });
  for (const place of document.querySelectorAll("#contact, [data-hero-buttons]")) observer.observe(place);
}

async function initComparisons(): Promise<void> {
  if (document.querySelector("[data-compare]")) (await import("./moveDivider")).moveDividers();
}

async function initAddressStart(): Promise<void> {
  const start = document.querySelector<HTMLFormElement>("[data-carries-to]");
  if (start) (await import("./carryAddress")).carryAddress(start);
}

/**
 * What keys reach comes wholly into view, clear of the header and the phone bar: browsers leave half-hidden cards of a
 * row to swipe (`.swipe`) and the lower lines of a text box where they are, and WebKit's own scrolling to fields ignores
 * their margins. Never after a click, whose target would move. The key itself says nothing: WebKitGTK does not name a Tab
 * with Shift.
 */
function showFocused(): void {
  let last: Element | null;
  document.addEventListener("keyup", () => {
    const { activeElement: reached } = document;
    if (reached !== last && reached?.closest("main"))
      (reached.closest(".swipe li") ?? reached).scrollIntoView({ block: "nearest" });
    last = reached;
  });
}

/** Marks the link in an index ([data-index]) whose section crosses the middle of the viewport. */
function markSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-index] a")];
  const mark = ({ isIntersecting, target }: IntersectionObserverEntry) => {
    const link = links.find(({ hash }) => hash === `#${target.id}`);
    link?.setAttribute("aria-current", `${isIntersecting}`);
  };
  const observer = new IntersectionObserver((entries) => entries.forEach(mark), { rootMargin: "-45% 0px -55% 0px" });
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}

/** On a 404 page, looks for the page that its address means. The code for it loads only there. */
async function mendAddress(): Promise<void> {
  if (document.querySelector("[data-not-found]")) await (await import("./findClosestPage")).findClosestPage();
}
