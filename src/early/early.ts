// Runs in the head of every page before anything is painted, and answers what must not wait for React.
import { chooseLanguage, LANGUAGE_KEY, languageCookie, type LanguageSources } from "../i18n/detectLanguage";
import { answerColorMode, showColorMode } from "../theme/colorMode";
import { answerEarlyClick } from "./answerEarlyClick";
import { closeMenusOnEscape } from "./headerMenus";
import { readStored, writeStored } from "../storage";

const page = document.documentElement;

// Getters, because the first look at each of these stores costs a phone some milliseconds before anything is painted.
const sources: LanguageSources = {
  get cookie() {
    return languageCookie(document.cookie);
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

function moveToLanguage(): void {
  const { language, moveTo } = chooseLanguage(location, sources);
  const remember = () => writeStored("local", LANGUAGE_KEY, language);
  if (!moveTo) {
    document.addEventListener("DOMContentLoaded", remember);
    return;
  }
  remember();
  // Else a browser may paint this page while the other one is on its way.
  page.hidden = true;
  location.replace(moveTo);
}

page.classList.add("js");
moveToLanguage();
showColorMode();
document.addEventListener("click", (event) => {
  if (event.target instanceof Element) {
    answerColorMode(event.target);
    answerEarlyClick(event.target);
  }
});
document.addEventListener("keydown", closeMenusOnEscape);
