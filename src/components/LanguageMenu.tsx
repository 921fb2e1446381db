import { Fragment } from "react";
import { usePageWords, useText } from "../content/pageWords";
import { LANGUAGES } from "../i18n/languages";
import { LANGUAGE_TABLE } from "../i18n/languageTable";
import { pathIn } from "../i18n/paths";
import * as styles from "./HeaderMenu.module.css";

const CODES = LANGUAGES.map((language) => language.toUpperCase()).join("/");

/**
 * Links to the same page in each language, if there are several; the early script lets them keep the query and the hash.
 */
export function LanguageMenu() {
  const { language: words } = useText("common");
  const { language: shown, path } = usePageWords();
  if (LANGUAGES.length < 2) return null;
  return (
    <details className={styles.menu} data-menu name="header-menu">
      <summary aria-label={`${words.label}: ${LANGUAGE_TABLE[shown].own} (${CODES})`}>
        {LANGUAGES.map((language, place) => {
          const code = language.toUpperCase();
          return (
            <Fragment key={language}>
              {place > 0 && "/"}
              {language === shown ? <b>{code}</b> : <span>{code}</span>}
            </Fragment>
          );
        })}
      </summary>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, path)}
              hrefLang={language}
              lang={language}
              data-language={language}
              aria-current={language === shown ? "true" : undefined}
            >
              {LANGUAGE_TABLE[language].own}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
