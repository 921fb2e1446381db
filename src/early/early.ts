// Runs in the head of every page before anything is painted, and answers what must not wait for React.
import { chooseLanguage, LANGUAGE_KEY, languageCookie, type LanguageSources } from "../i18n/detectLanguage";
import { answerColorMode, showColorMode } from "../theme/colorMode";
import { answerEarlyClick, carryLanguage } from "./answerEarlyClick";
import { closeMenusOnEscape } from "./headerMenus";
import { rememberLanguage } from "./rememberLanguage";
import { restBelow } from "./resting";
import { readCookies, readStored } from "../storage";

const page = document.documentElement;

// Each is read when it is asked for: the first look at a store takes its time.
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

/** Remembers the page's language once the page has been read: it is not needed before, and takes its time. */
function rememberLater(language: string): void {
  const before = readStored("local", LANGUAGE_KEY);
  document.addEventListener("DOMContentLoaded", () => {
    // The visitor may have chosen another one meanwhile.
    if (readStored("local", LANGUAGE_KEY) === before) rememberLanguage(language);
  });
}

function moveToLanguage(): void {
  const { language, moveTo } = chooseLanguage(location, sources, rememberLanguage);
  if (!moveTo) {
    rememberLater(language);
    return;
  }
  // Else a browser may paint this page while the other one is on its way.
  page.hidden = true;
  location.replace(moveTo);
}

page.classList.add("js");
moveToLanguage();
restBelow();
showColorMode();
document.addEventListener("click", (event) => {
  if (event.target instanceof Element) {
    answerColorMode(event.target);
    answerEarlyClick(event.target);
  }
});
for (const sign of ["auxclick", "contextmenu"])
  document.addEventListener(sign, ({ target }) => {
    if (target instanceof Element) carryLanguage(target);
  });
document.addEventListener("keydown", closeMenusOnEscape);
