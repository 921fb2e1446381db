// Runs in the head of every page before anything is painted, and answers what must not wait for React.
import { chooseLanguage, LANGUAGE_KEY, languageCookie } from "../i18n/detectLanguage";
import { answerColorMode, showColorMode } from "../theme/colorMode";
import { answerEarlyClick } from "./answerEarlyClick";
import { closeMenusOnEscape } from "./headerMenus";
import { readStored, writeStored } from "../storage";

const page = document.documentElement;

function moveToLanguage(): void {
  const { language, moveTo } = chooseLanguage(location, {
    cookie: languageCookie(document.cookie),
    localStorage: readStored("local", LANGUAGE_KEY),
    sessionStorage: readStored("session", LANGUAGE_KEY),
    navigator: navigator.languages,
    html: page.lang,
  });
  writeStored("local", LANGUAGE_KEY, language);
  if (!moveTo) return;
  // Else a browser may paint this page while the other one is on its way.
  page.hidden = true;
  location.replace(moveTo);
}

/** Opens the footer's folds on wide screens where the browser cannot do so by style alone. */
function openFolds(): void {
  if (CSS.supports("selector(::details-content)") || !matchMedia("(min-width: 769px)").matches) return;
  document.querySelectorAll("details[data-fold]").forEach((fold) => fold.setAttribute("open", ""));
}

page.classList.add("js");
moveToLanguage();
showColorMode();
document.addEventListener("DOMContentLoaded", openFolds);
document.addEventListener("click", (event) => {
  if (event.target instanceof Element) {
    answerColorMode(event.target);
    answerEarlyClick(event.target);
  }
});
document.addEventListener("keydown", closeMenusOnEscape);
