import { useRef, useState, type FocusEvent } from "react";
import useAutocomplete from "@mui/material/useAutocomplete";
import type { Country } from "../../../content/contentTypes/country";
import type { ContactFormText } from "../../../content/texts/contactForm";
import type { Language } from "../../../i18n/languages";
import { CountryList } from "./CountryList";
import { CONTACT_FIELDS } from "../../fields/contactFields";
import { searchCountries } from "../../fields/countrySearch";
import { Field, inputOf } from "../fields/Field";
import { fieldId } from "../fields/fieldId";
import { FlagPicture } from "./FlagPicture";
import { PickerButton } from "./PickerButton";
import { typedText } from "../typedValues";
import { useFieldError } from "../fields/useFieldError";
import { useLayout } from "../useLayout";
import * as styles from "./CountryPicker.module.css";

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
  const notes = { id: fieldId(name), error: useFieldError(name, text) };
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
    <Field {...notes} label={text[name]}>
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
            {...inputOf(notes)}
            name={name}
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
