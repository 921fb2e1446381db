// The form as posted without scripts: the texts of its fields, which are read like those that its script sends.
import { CONTACT_FIELD_NAMES } from "../../../contact/fields/contactFields";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../../i18n/languages";
import { languageOfPath, pathIn, withoutLanguage } from "../../../i18n/paths";
import { PAGES, pathOf } from "../../../site/pages";

export interface FormPlace {
  language: Language;
  page: string;
}

export const ASKED_FIELD = "asked";
export const CAME_FROM_FIELD = "cameFrom";

/** A class, so that what is read here differs from any JSON that is posted. */
export class FormPost implements FormPlace {
  constructor(
    readonly language: Language,
    readonly page: string,
    /** The body as JSON would have it. */
    readonly body: Readonly<Record<string, string>>,
    /** The address that its sender was asked about, and where the visit came from: fields of that question's page. */
    readonly asked: string,
    readonly cameFrom: string,
  ) {}
}

export const defaultPlace = (language: Language = DEFAULT_LANGUAGE): FormPlace => ({
  language,
  page: pathIn(language, pathOf("contactUs")),
});

const ownPage = (page: string): string | undefined => {
  const bare = withoutLanguage(page);
  const isKnown = PAGES.some(({ path }) => path === bare) && pathIn(languageOfPath(page), bare) === page;
  return isKnown ? page : undefined;
};

export const placeOfAddress = (address: string): FormPlace | undefined =>
  URL.canParse(address) ? placeOfPath(new URL(address).pathname) : undefined;

export function placeOfPath(path: string): FormPlace | undefined {
  const page = ownPage(path);
  return page === undefined ? undefined : { language: languageOfPath(page), page };
}

export function readForm(text: string): FormPost {
  const fields = new URLSearchParams(text);
  const typed = (name: string) => (fields.get(name) ?? "").trim();
  const page = ownPage(typed("page"));
  const language =
    LANGUAGES.find((one) => one === typed("language")) ?? (page ? languageOfPath(page) : DEFAULT_LANGUAGE);
  const body: Record<string, string> = { language, website: typed("website") === "" ? "" : "filled" };
  for (const name of CONTACT_FIELD_NAMES) body[name] = fields.get(name) ?? "";
  if (page !== undefined) body.page = page;
  const [asked, cameFrom] = [typed(ASKED_FIELD), typed(CAME_FROM_FIELD)];
  return new FormPost(language, page ?? defaultPlace(language).page, body, asked, cameFrom);
}
