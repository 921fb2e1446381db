import { group, line, paragraph } from "../schema/fields";
import type { InferType } from "yup";
import type { InOneLanguage } from "../schema/inOneLanguage";

const newsOf = <T>(make: () => T) => ({ lead: make(), held: make(), attention: make(), digest: make(), test: make() });

const severalOf = () => group({ subject: line(80, { placeholders: ["count"] }), intro: paragraph(300) });

const alarm = () => group({ subject: line(80), text: paragraph(500) });

const question = () => group({ link: line(40), ask: paragraph(200), button: line(40), done: paragraph(200) });

export const staffMailText = group({
  subject: group({
    lead: line(80, { placeholders: ["name"] }),
    held: line(80, { placeholders: ["name"] }),
    attention: line(80, { placeholders: ["name"] }),
    digest: line(80, { placeholders: ["count"] }),
    test: line(80),
  }),
  intro: group(newsOf(() => paragraph(300))),
  several: group({ lead: severalOf(), held: severalOf(), attention: severalOf() }).meta({
    hint: {
      en: "One email about many requests, when more than a few wait to be announced.",
      es: "Un solo correo sobre muchas solicitudes, cuando hay más de unas pocas por anunciar.",
    },
  }),
  alarms: group({ flood: alarm(), held: alarm() }).meta({
    hint: {
      en: "Emails about the website itself, at most once a day each.",
      es: "Correos sobre el propio sitio web, cada uno como máximo una vez al día.",
    },
  }),
  facts: group({
    name: line(40),
    phone: line(40),
    intent: line(40),
    message: line(40),
    accepted: line(40),
    language: line(40),
    page: line(40),
    source: line(40),
    lastSource: line(40),
    crm: line(40),
    reason: line(40),
    analysis: line(60),
    id: line(40),
  }),
  states: group({
    pending: line(80),
    sending: line(80),
    delivered: line(80),
    stored: line(80),
    held: line(80),
    attention: line(80),
    closed: line(80),
  }).meta({
    hint: {
      en: "The status of a request, as used in a sentence or a table.",
      es: "El estado de una solicitud, como se lee en una frase o una tabla.",
    },
  }),
  holdReasons: group({
    hiddenFieldFilled: line(120),
    linkInAName: line(120),
    siteInAName: line(120),
    messengerInAName: line(120),
    offerInAName: line(120),
    markupInAName: line(120),
    emailAddressInAName: line(120),
    linkOrMarkupInTheAnalysisOrThePage: line(120),
    linkOrMarkupInADeal: line(120),
    linkOrMarkupInTheEmailAddress: line(120),
    siteInTheEmailAddress: line(120),
    severalScriptsInOneName: line(120),
    randomLettersInAName: line(120),
    digitsInAName: line(120),
    sameLongFirstAndLastName: line(120),
    oneDigitRepeatedAsPhoneNumber: line(120),
    notSentByAPage: line(120),
    sentAtOnce: line(120),
    manyFromOneAddress: line(120),
    manyFromEverywhere: line(120),
    webAddressInAMessage: line(120),
    offerInAMessage: line(120),
  }).meta({
    hint: { en: "Why a request is waiting for a decision.", es: "Por qué una solicitud espera una decisión." },
  }),
  attention: group({
    duplicate: paragraph(200),
    unsure: paragraph(200),
    addition: paragraph(200),
    refused: paragraph(200, { placeholders: ["code"] }),
  }).meta({
    hint: {
      en: "Why a request couldn't be delivered to the CRM.",
      es: "Por qué una solicitud no se pudo entregar al CRM.",
    },
  }),
  visitor: group({ subject: line(80), intro: paragraph(300), reply: paragraph(200), stranger: paragraph(200) }).meta({
    hint: {
      en: "The copy of a request that the visitor gets, if the server is set to send one.",
      es: "La copia de su solicitud que recibe el visitante, si el servidor está configurado para enviarla.",
    },
  }),
  expiring: line(160, { placeholders: ["count", "days"] }),
  others: line(120, { placeholders: ["count"] }),
  linksNote: paragraph(200),
  actions: group({ release: question(), retry: question(), close: question() }).meta({
    hint: {
      en: "The links in an email, and the page that asks for confirmation before anything happens.",
      es: "Los enlaces de un correo y la página que pide confirmación antes de hacer nada.",
    },
  }),
  page: group({
    title: line(60),
    used: paragraph(200),
    expired: paragraph(200),
    invalid: paragraph(200),
    over: paragraph(200, { placeholders: ["state"] }),
    failed: paragraph(200),
  }),
});

export type StaffMailText = InOneLanguage<InferType<typeof staffMailText>>;
