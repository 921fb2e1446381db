import { useRef, useState } from "react";
import { useFormikContext } from "formik";
import type { Country } from "../../content/contentTypes/country";
import type { ContactFormText } from "../../content/texts/contactForm";
import type { Language } from "../../i18n/languages";
import { emptyContactValues, type ContactValues } from "../fields/contactFields";
import { CountryPicker } from "./CountryPicker";
import { countryName, countryOfPhoneCode, namedCountry, phoneCodeOf } from "../fields/countrySearch";
import { readPhone } from "../fields/phoneEntry";
import { TextBox } from "./TextBox";
import * as styles from "./ContactForm.module.css";

interface CountryFieldsProps {
  countries: readonly Country[];
  language: Language;
  text: ContactFormText;
  /** The form's initial dial code. */
  restoredCode: string;
}

/** Dial code, phone number, and country. Choosing a country sets the dial code until the visitor chooses one. */
export function CountryFields({ countries, language, text, restoredCode }: CountryFieldsProps) {
  const { values, setValues, setFieldTouched } = useFormikContext<ContactValues>();
  const [chosenHere, setCodeChosen] = useState(false);
  const codeChosen = chosenHere || restoredCode !== emptyContactValues.phoneCode;
  const [flag, setFlag] = useState<string>();
  const plus = useRef(false);
  const shared = { countries, language, text };

  const chooseCode = (country: Country | null) => {
    setCodeChosen(true);
    setFlag(country?.iso2);
    void setValues({ ...values, phoneCode: country ? phoneCodeOf(country) : "" });
  };
  const typeNumber = (typed: string) => {
    const digits = typed.replace(/\D/g, "");
    // The field shows only digits: a typed plus is gone before the dial code after it is complete.
    plus.current = typed !== "" && (plus.current || typed.trim().startsWith("+"));
    const phone = readPhone(plus.current ? `+${digits}` : typed, values.phoneCode, countries);
    const isSameCode = digits === phone.phoneCode.slice(1) + phone.phoneNumber;
    if (isSameCode || phone.phoneCode !== values.phoneCode) {
      plus.current = false;
      setCodeChosen(true);
    }
    void setValues({ ...values, ...phone });
  };
  const chooseCountry = (country: Country | null) => {
    const phoneCode = country && !codeChosen ? phoneCodeOf(country) : values.phoneCode;
    void setValues({ ...values, phoneCode, country: country?.iso2 ?? "" });
  };

  return (
    <>
      <div className={styles.phone}>
        <CountryPicker
          {...shared}
          name="phoneCode"
          value={countryOfPhoneCode(countries, values.phoneCode, [flag, values.country, "US"]) ?? null}
          shown={phoneCodeOf}
          named={(typed) =>
            countryOfPhoneCode(countries, `+${typed.replace(/\D/g, "")}`, [values.country, "US"]) ??
            namedCountry(countries, typed)
          }
          onChoose={chooseCode}
          onPick={() => setCodeChosen(true)}
          onLeave={() => void setFieldTouched("phoneCode")}
        />
        <TextBox name="phoneNumber" help={text.phoneHelp} text={text} onType={typeNumber} />
      </div>
      <CountryPicker
        {...shared}
        name="country"
        value={countries.find(({ iso2 }) => iso2 === values.country) ?? null}
        shown={(country) => countryName(country, language)}
        named={(typed) => namedCountry(countries, typed)}
        onChoose={chooseCountry}
        onLeave={() => void setFieldTouched("country")}
      />
    </>
  );
}
