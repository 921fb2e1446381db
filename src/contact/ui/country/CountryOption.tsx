import type { HTMLAttributes } from "react";
import type { Country } from "../../../content/contentTypes/country";
import type { Language } from "../../../i18n/languages";
import { BESIDE, secondName, countryName, phoneCodeOf } from "../../fields/countrySearch";
import { FlagPicture } from "./FlagPicture";
import * as styles from "./CountryPicker.module.css";

interface CountryOptionProps extends HTMLAttributes<HTMLLIElement> {
  country: Country;
  language: Language;
  withCode: boolean;
}

/** An entry of a country list: flag, dial code if requested, name, and, on English pages, the Spanish name. */
export function CountryOption({ country, language, withCode, ...item }: CountryOptionProps) {
  const beside = secondName(country, language);
  return (
    <li {...item} className={styles.option}>
      <FlagPicture iso2={country.iso2} />
      {withCode && <span className={styles.code}>{phoneCodeOf(country)}</span>}
      <span>
        {countryName(country, language)}
        {beside && (
          <span className={styles.beside} lang={BESIDE[language]}>
            {` ${beside}`}
          </span>
        )}
      </span>
    </li>
  );
}
