import { useState } from "react";
import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import { useStableWhilePressed } from "../../../forms/useStableWhilePressed";
import { emptyContactValues, type ContactValues } from "../../fields/contactFields";
import { countryName, countryOfPhoneCode, namedCountry, namedPhoneCode, phoneCodeOf } from "../../fields/countrySearch";
import type { Country } from "../../../content/contentTypes/country";
import { phoneAfterKey } from "../../fields/phoneKeys";
import { chooseCode, settled } from "../../fields/readPhone";
import { CountryPicker } from "./CountryPicker";
import type { FormFieldsProps } from "../contactFormProps";
import { ContactText } from "../fields/ContactText";
import { useErrors } from "../../../forms/useFieldError";
import * as styles from "../ContactForm.module.css";
import { chatUrl, mailUrl, type ContactFacts } from "../../../components/contactLinks";
import { SmartLink } from "../../../components/SmartLink";
import type { ContactFormText } from "../../../content/texts/texts";

/**
 * Dial code, phone number, and country. The code belongs to the number: a number with its own code sets it, and choosing
 * a country sets it only while there is no number; afterwards a button offers it.
 */
export function CountryFields({ countries, language, text, contact, restoredCode }: FormFieldsProps) {
  const { values, setValues, setFieldTouched } = useFormikContext<ContactValues>();
  const [chosenHere, setCodeChosen] = useState(false);
  const codeChosen = chosenHere || restoredCode !== emptyContactValues.phoneCode;
  const [flag, setFlag] = useState<string>();
  const isUnlisted = useErrors()("phoneNumber") === "errors.unlistedPhone";
  const shared = { countries, language, text };
  const phone = { phoneCode: values.phoneCode, phoneNumber: values.phoneNumber };
  const chosen = countries.find(({ iso2 }) => iso2 === values.country);
  const otherCode = chosen && phoneCodeOf(chosen) !== values.phoneCode ? phoneCodeOf(chosen) : undefined;
  const offered = useStableWhilePressed(values.phoneNumber === "" ? undefined : otherCode);

  const setCode = (phoneCode: string, iso2?: string) => {
    setCodeChosen(true);
    setFlag(iso2);
    void setValues({ ...values, ...chooseCode(phone, phoneCode, countries) });
  };
  const typeNumber = (typed: string) => {
    const kept = phoneAfterKey(values.phoneNumber, typed, values.phoneCode, countries);
    // A key changes one character; what is pasted or filled in is grouped at once, since it may never be left.
    const isKey = Math.abs(typed.length - values.phoneNumber.length) <= 1;
    const next = { phoneCode: values.phoneCode, phoneNumber: kept };
    void setValues({ ...values, ...(isKey ? next : settled(next, countries)) });
  };
  const leaveNumber = () => {
    const left = settled(phone, countries);
    if (left.phoneCode !== phone.phoneCode || left.phoneNumber !== phone.phoneNumber)
      void setValues({ ...values, ...left });
  };
  const chooseCountry = (country: Country | null) => {
    const setsCode = country && !codeChosen && values.phoneNumber === "";
    const phoneCode = setsCode ? phoneCodeOf(country) : values.phoneCode;
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
            countryOfPhoneCode(countries, namedPhoneCode(countries, typed) ?? "", [values.country, "US"])
          }
          onChoose={(country) => setCode(country ? phoneCodeOf(country) : "", country?.iso2)}
          onPick={() => setCodeChosen(true)}
          onLeave={() => void setFieldTouched("phoneCode")}
        />
        <ContactText
          name="phoneNumber"
          help={text.phoneHelp}
          text={text}
          onType={typeNumber}
          onLeave={leaveNumber}
          besideError={isUnlisted && <OtherWays text={text} contact={contact} />}
        />
      </div>
      <CountryPicker
        {...shared}
        name="country"
        value={chosen ?? null}
        shown={(country) => countryName(country, language)}
        named={(typed) => namedCountry(countries, typed)}
        onChoose={chooseCountry}
        onLeave={() => void setFieldTouched("country")}
      />
      {offered && (
        <button type="button" className={styles.useCode} onClick={() => setCode(offered, chosen?.iso2)}>
          {interpolate(text.useCode, { code: offered })}
        </button>
      )}
    </>
  );
}

interface OtherWaysProps {
  text: ContactFormText;
  contact: ContactFacts;
}

/** Links to the chat and the email address, for those whom the form cannot take. */
function OtherWays({ text, contact }: OtherWaysProps) {
  return (
    <>
      {" "}
      <SmartLink to={chatUrl(contact)}>{text.popup.chat}</SmartLink> ·{" "}
      <SmartLink to={mailUrl(contact)}>{text.popup.mail}</SmartLink>
    </>
  );
}
