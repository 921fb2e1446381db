// Runs in the head of every page before first paint, and handles what cannot wait for the page's main script.
import { chooseLanguage, LANGUAGE_KEY, languageCookie, type LanguageSources } from "../i18n/detectLanguage";
import { languageOfPath } from "../i18n/paths";
import { guardPath } from "../session/guard";
import { cachedUser } from "../session/session";
import { readCookies, readStored, writeStored } from "../platform/storage";
import { REFERRER } from "../site/attribution";
import { answerColorMode, showColorMode } from "../theme/colorMode";
import { handleEarlyClick, carryLanguage } from "./handleEarlyClick";
import { loadPageScript } from "./loadPageScript";
import { noteAttribution } from "./noteAttribution";
import { rememberLanguage } from "./rememberLanguage";

const page = document.documentElement;

// Read lazily: the first access to a storage area is slow.
const sources: LanguageSources = {
  get cookie() {
    return languageCookie(readCookies());
  },
  get localStorage() {
    return readStored("local", LANGUAGE_KEY);
  },
  get sessionStorage() {
    return readStored("session", LANGUAGE_KEY);
  },
  navigator: navigator.languages,
  html: page.lang,
};

function moveTo(address: string): void {
  // A browser may paint this page while the other one is loading.
  page.hidden = true;
  writeStored("session", REFERRER, document.referrer);
  location.replace(address);
}

/**
 * True when a link on this site led here from a page in the same language: a choice made in another tab does not apply.
 */
function isReadOn(): boolean {
  if (!document.referrer.startsWith(location.origin)) return false;
  return languageOfPath(new URL(document.referrer).pathname) === languageOfPath(location.pathname);
}

/** Leaves a page meant for another language or another visitor. */
function leaveWrongPage(): void {
  const instead = guardPath(location.pathname, cachedUser);
  const readsOn = isReadOn();
  const found = readsOn ? { html: page.lang } : sources;
  const { language, moveTo: inLanguage } = chooseLanguage(location, found, rememberLanguage);
  const address = instead ?? inLanguage;
  if (address) moveTo(address);
  else if (!readsOn) rememberLanguage(language);
}

page.classList.add("js");
leaveWrongPage();
// Before anything can be tapped. A page that is being left is no landing page.
if (!page.hidden) noteAttribution();
showColorMode();
document.addEventListener("click", (event) => {
  if (event.target instanceof Element) {
    answerColorMode(event.target);
    handleEarlyClick(event.target);
  }
});
for (const type of ["auxclick", "contextmenu"])
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element) carryLanguage(target);
  });
loadPageScript();
