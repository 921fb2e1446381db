import { useRef, useState, type FocusEvent } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import type { Country } from "../../content/kinds/country";
import type { ContactFormText } from "../../content/texts/contactForm";
import type { Language } from "../../i18n/languages";
import { CountryOption } from "./CountryOption";
import { FIELDS } from "../fields/contactFields";
import { searchCountries } from "../fields/countrySearch";
import { fieldId } from "./fieldId";
import { Field } from "../../theme/Field";
import { FlagPicture } from "./FlagPicture";
import { typedText } from "./typedValues";
import { useFieldError } from "./useFieldError";
import { useLayout } from "./useLayout";
import * as styles from "./contactForm.module.css";

interface CountryPickerProps {
  name: "phoneCode" | "country";
  countries: readonly Country[];
  value: Country | null;
  language: Language;
  text: ContactFormText;
  /** What the closed field shows of a country. */
  shown: (country: Country) => string;
  /** The country that typed text names, if it does. */
  named: (typed: string) => Country | undefined;
  onChoose: (country: Country | null) => void;
  /** The visitor picks from the list, perhaps what is chosen already. */
  onPick?: () => void;
  /** The visitor leaves the field without a new choice. */
  onLeave: () => void;
}

// The phone code's field is narrower than a country's name.
const WIDE = {
  placement: "bottom-start",
  style: { width: "fit-content", minWidth: "min(18rem, 80vw)", maxWidth: "calc(100vw - 2rem)" },
} as const;

/** A list of countries that is searched by typing. Text that names a country chooses it when the field is left. */
export function CountryPicker(props: CountryPickerProps) {
  const { name, countries, value, language, text, shown, named, onChoose, onPick, onLeave } = props;
  const error = useFieldError(name, text);
  const hasFocus = () => document.activeElement?.id === fieldId(name);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(value ? shown(value) : "");
  // What the visitor has typed before the form's script came: MUI begins with the chosen country's name instead.
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
  return (
    <Autocomplete
      id={fieldId(name)}
      options={countries}
      value={value}
      onChange={(_event, country) => onChoose(country)}
      inputValue={typed}
      // Browsers fill in fields that nobody enters or leaves.
      onInputChange={(_event, text, reason) => {
        const isHalfTyped = reason === "reset" && (text === "" || hasFocus());
        setTyped((isHalfTyped && typedBefore.current) || text);
        typedBefore.current = undefined;
        if (reason === "input" && !hasFocus()) leave(text);
      }}
      open={isOpen}
      onOpen={({ type }) => setIsOpen(type !== "change" || hasFocus())}
      onClose={(_event, reason) => {
        setIsOpen(false);
        if (reason === "selectOption") onPick?.();
      }}
      disableClearable={name === "phoneCode"}
      autoHighlight
      getOptionLabel={shown}
      getOptionKey={({ iso2 }) => iso2}
      isOptionEqualToValue={(option, chosen) => option.iso2 === chosen.iso2}
      filterOptions={(options, { inputValue }) => searchCountries(options, inputValue)}
      renderOption={({ key, ...item }, country) => (
        <CountryOption key={key} {...item} country={country} language={language} withCode={name === "phoneCode"} />
      )}
      noOptionsText={text.list.none}
      openText={text.list.open}
      closeText={text.list.close}
      clearText={text.list.clear}
      slotProps={{ popper: name === "phoneCode" ? WIDE : undefined, listbox: { className: styles.list } }}
      renderInput={({ slotProps, ...field }) => (
        <Field
          name={name}
          id={field.id}
          label={text[name]}
          error={error}
          {...slotProps.input}
          startAdornment={value && <FlagPicture iso2={value.iso2} />}
          input={{
            ...slotProps.htmlInput,
            autoComplete: FIELDS[name].input.autoComplete,
            onBlur: (event: FocusEvent<HTMLInputElement>) => {
              leave(event.currentTarget.value);
              slotProps.htmlInput.onBlur?.(event);
            },
          }}
        />
      )}
    />
  );
}
