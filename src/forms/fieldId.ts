/** The forms of the site. */
export type FormName = "contact" | "deal" | "teaser";

/** Id of a field's input, to which the error summary links. */
export const fieldId = (form: FormName, name: string): string => `${form}-${name}`;
