import { group, line, paragraph } from "../schema/fields";
import { link } from "../schema/linkField";
import type { InferType } from "yup";
import type { InOneLanguage } from "../schema/inOneLanguage";

export const contactFormText = group({
  name: line(40),
  allRequired: line(90),
  someRequired: line(90),
  optional: line(20),
  firstName: line(30),
  lastName: line(30),
  email: line(40),
  meantEmail: line(60, { placeholders: ["address"] }),
  sendWith: line(60, { placeholders: ["address"] }),
  phoneCode: line(30),
  phoneNumber: line(40),
  phoneHelp: paragraph(240),
  country: line(40),
  useCode: line(60, { placeholders: ["code"] }),
  intent: line(60),
  intents: group({
    none: line(40),
    invest: line(60),
    sell: line(60),
    both: line(60),
    deal: line(60),
  }),
  message: line(60),
  messageHelp: paragraph(200),
  honeypot: line(60),
  attach: line(120),
  submit: line(40),
  sending: line(40),
  sent: paragraph(200),
  another: line(40),
  toCalculator: line(40),
  calculatorScripts: line(120),
  list: group({
    open: line(30),
    close: line(30),
    clear: line(30),
    none: line(80),
  }),
  errors: group({
    title: line(60),
    required: paragraph(140, { placeholders: ["field"] }),
    invalidEmail: paragraph(140),
    invalidPhone: paragraph(140, { placeholders: ["digits"] }),
    unlistedPhone: paragraph(140),
    selectCountry: paragraph(140),
    selectPhoneCode: paragraph(140),
    selectOption: paragraph(140, { placeholders: ["field"] }),
    tooLong: paragraph(140, { placeholders: ["field", "most"] }),
    invalidText: paragraph(140, { placeholders: ["field"] }),
  }),
  important: group({
    title: line(40),
    text: paragraph(240),
    more: group({ label: line(60), to: link() }),
  }),
  popup: group({
    title: line(60),
    message: paragraph(240),
    success: line(30),
    warning: line(30),
    note: line(60, { placeholders: ["error"] }),
    queued: paragraph(200),
    notSent: paragraph(300),
    offline: paragraph(200),
    unreachable: paragraph(200),
    timeout: paragraph(200),
    busy: paragraph(200, { placeholders: ["minutes"] }),
    unavailable: paragraph(200),
    refused: paragraph(200),
    invalid: paragraph(200),
    chat: line(40),
    mail: line(40),
    calculator: line(120),
    close: line(30),
  }),
  sellers: group({ thanks: paragraph(200), photos: line(40), photosMessage: line(160) }).meta({
    hint: {
      en: "The thank-you for somebody who has a house to sell, with the way to send its photos.",
      es: "El agradecimiento para quien vende una casa, con la manera de enviar sus fotos.",
    },
  }),
  draft: group({
    subject: line(80),
    greeting: line(120),
  }),
  withoutScript: group({
    title: line(60),
    goBack: paragraph(200),
    openForm: line(60),
  }).meta({
    hint: {
      en: "The page visitors see when a form sent without JavaScript can't be accepted.",
      es: "La página que ven los visitantes cuando no se puede aceptar un formulario enviado sin JavaScript.",
    },
  }),
  direct: group({
    text: paragraph(200),
    mail: line(40),
  }),
});

export type ContactFormText = InOneLanguage<InferType<typeof contactFormText>>;
