import { useRef, useState, type FocusEvent, type HTMLAttributes } from "react";
import useAutocomplete from "@mui/material/useAutocomplete";
import type { UseAutocompleteReturnValue } from "@mui/material/useAutocomplete";
import type { Country } from "../../../content/contentTypes/country";
import type { ContactFormText } from "../../../content/texts/texts";
import type { Language } from "../../../i18n/languages";
import { CONTACT_FIELDS } from "../../fields/contactFields";
import { searchCountries, languageBeside, secondName, countryName, phoneCodeOf } from "../../fields/countrySearch";
import { Field } from "../../../forms/Field";
import { typedText } from "../typedValues";
import { useNotes } from "../../../forms/useNotes";
import { useLayout } from "../../../forms/useLayout";
import * as styles from "./CountryPicker.module.css";
import { ChevronDown, X } from "lucide";
import { Icon } from "../../../components/Icon";
import { flagAddress } from "./flagAddress";

/** A country's flag; decorative, since the name or code is next to it. */
const FlagPicture = ({ iso2 }: { iso2: string }) => (
  <img className={styles.flag} src={flagAddress(iso2)} alt="" width={24} height={16} />
);

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
function CountryList({ list, language, withCodes, none }: CountryListProps) {
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

interface CountryOptionProps extends HTMLAttributes<HTMLLIElement> {
  country: Country;
  language: Language;
  withCode: boolean;
}

/** An entry of a country list: flag, dial code if requested, name, and, on English pages, the Spanish name. */
function CountryOption({ country, language, withCode, ...item }: CountryOptionProps) {
  const beside = secondName(country, language);
  return (
    <li {...item} className={styles.option}>
      <FlagPicture iso2={country.iso2} />
      {withCode && <span className={styles.code}>{phoneCodeOf(country)}</span>}
      <span>
        {countryName(country, language)}
        {beside && (
          <span className={styles.beside} lang={languageBeside(language)}>
            {` ${beside}`}
          </span>
        )}
      </span>
    </li>
  );
}

const ICONS = {
  open: { drawing: ChevronDown, size: 24 },
  clear: { drawing: X, size: 20 },
} as const;

interface PickerButtonProps extends HTMLAttributes<HTMLButtonElement> {
  does: keyof typeof ICONS;
  label: string;
}

/** Opens a country list or clears its field; keyboard users do both in the field itself. */
function PickerButton({ does, label, ...button }: PickerButtonProps) {
  return (
    <button {...button} type="button" className={`iconButton ${styles[does]}`} aria-label={label} title={label}>
      <Icon {...ICONS[does]} />
    </button>
  );
}

interface CountryPickerProps {
  name: "phoneCode" | "country";
  countries: readonly Country[];
  value: Country | null;
  language: Language;
  text: ContactFormText;
  /** What the closed field shows for a country. */
  shown: (country: Country) => string;
  /** The country the typed text identifies, if any. */
  named: (typed: string) => Country | undefined;
  onChoose: (country: Country | null) => void;
  /** The visitor picks from the list, possibly the current choice. */
  onPick?: () => void;
  /** The visitor leaves the field without a new choice. */
  onLeave: () => void;
}

/** A searchable list of countries. Typed text that identifies a country selects it on blur. */
export function CountryPicker(props: CountryPickerProps) {
  const { name, countries, value, language, text, shown, named, onChoose, onPick, onLeave } = props;
  const { notes, input: shared } = useNotes({ name, label: text[name] });
  const hasFocus = () => document.activeElement?.id === notes.id;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(value ? shown(value) : "");
  // What the visitor typed before the form's script loaded: MUI would start with the selected country's name instead.
  const typedBefore = useRef<string>();
  useLayout(() => {
    typedBefore.current = typedText(name);
    if (typedBefore.current === undefined) return;
    setTyped(typedBefore.current);
    setIsOpen(hasFocus());
  }, [name]);
  const leave = (typed: string) => {
    const country = value && typed === shown(value) ? undefined : named(typed);
    if (country) onChoose(country);
    else onLeave();
  };
  const list = useAutocomplete<Country, false, boolean, false>({
    id: notes.id,
    options: countries,
    value,
    onChange: (_event, country) => onChoose(country),
    inputValue: typed,
    // Autofill fills fields without focus or blur.
    onInputChange: (_event, text, reason) => {
      const isHalfTyped = reason === "reset" && (text === "" || hasFocus());
      setTyped((isHalfTyped && typedBefore.current) || text);
      typedBefore.current = undefined;
      if (reason === "input" && !hasFocus()) leave(text);
    },
    open: isOpen,
    onOpen: ({ type }) => setIsOpen(type !== "change" || hasFocus()),
    onClose: (_event, reason) => {
      setIsOpen(false);
      if (reason === "selectOption") onPick?.();
    },
    disableClearable: name === "phoneCode",
    autoHighlight: true,
    getOptionLabel: shown,
    getOptionKey: ({ iso2 }) => iso2,
    isOptionEqualToValue: (option, chosen) => option.iso2 === chosen.iso2,
    filterOptions: (options, { inputValue }) => searchCountries(options, inputValue),
  });
  const { onBlur, ...input } = list.getInputProps();
  const leaveField = (event: FocusEvent<HTMLInputElement>) => {
    leave(event.currentTarget.value);
    onBlur?.(event);
  };
  return (
    <Field {...notes}>
      <div className={styles.picker} data-name={name}>
        <div
          {...list.getRootProps()}
          className={styles.box}
          data-chosen={value ? "" : undefined}
          data-open={list.popupOpen ? "" : undefined}
        >
          {value && <FlagPicture iso2={value.iso2} />}
          <input
            {...input}
            {...shared}
            required
            autoComplete={CONTACT_FIELDS[name].input.autoComplete}
            onBlur={leaveField}
          />
          {name === "country" && value && (
            <PickerButton {...list.getClearProps()} does="clear" label={text.list.clear} />
          )}
          <PickerButton
            {...list.getPopupIndicatorProps()}
            does="open"
            label={`${list.popupOpen ? text.list.close : text.list.open}: ${text[name]}`}
          />
        </div>
        {list.popupOpen && (
          <CountryList list={list} language={language} withCodes={name === "phoneCode"} none={text.list.none} />
        )}
      </div>
    </Field>
  );
}
