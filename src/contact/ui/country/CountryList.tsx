import type { UseAutocompleteReturnValue } from "@mui/material/useAutocomplete";
import type { Country } from "../../../content/contentTypes/country";
import type { Language } from "../../../i18n/languages";
import { CountryOption } from "./CountryOption";
import * as styles from "./CountryPicker.module.css";

interface CountryListProps {
  list: UseAutocompleteReturnValue<Country, false, boolean, false>;
  language: Language;
  withCodes: boolean;
  /** Shown if there are no entries. */
  none: string;
}

// Room for two and a half entries: anything less would not look like a list.
const LEAST_PIXELS = 120;

/** Places an open list above its field if there is too little room below and more above, and keeps it in view. */
function placeList(list: HTMLElement | null): void {
  const field = list?.parentElement;
  if (!list || !field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const above = top - (document.querySelector("header")?.offsetHeight ?? 0);
  const below = innerHeight - bottom;
  const opensUpwards = below < list.offsetHeight && above > below;
  list.toggleAttribute("data-upwards", opensUpwards);
  list.style.setProperty("--room", `${Math.max(opensUpwards ? above : below, LEAST_PIXELS)}px`);
}

/** The open list of a country field. */
export function CountryList({ list, language, withCodes, none }: CountryListProps) {
  const found = list.groupedOptions as readonly Country[];
  return (
    // Pressing next to an entry keeps the focus in the field.
    <div ref={placeList} role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div role="status">{found.length === 0 && <p className={styles.none}>{none}</p>}</div>
      {found.length > 0 && (
        <ul {...list.getListboxProps()} className={styles.list}>
          {found.map((country, index) => {
            const { key, ...item } = list.getOptionProps({ option: country, index });
            return <CountryOption key={key} {...item} country={country} language={language} withCode={withCodes} />;
          })}
        </ul>
      )}
    </div>
  );
}
