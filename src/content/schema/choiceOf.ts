import { string } from "yup";

/** Names in a message, so that they are shown as they are. */
export const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/** One of a few values, chosen from a list in the editor. */
export const choiceOf = <T extends string>(values: readonly T[]) =>
  string()
    .strict()
    .required({ en: "is missing: choose one", es: "falta: elija uno" })
    .oneOf(values, { en: `must be one of: ${quoted(values)}`, es: `debe ser uno de estos: ${quoted(values)}` });
