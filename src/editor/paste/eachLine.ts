// A list that is pasted into one of the entries of a list becomes entries, one for each line.
import { isRecord } from "../../content/isRecord";
import { LANGUAGES, type Language } from "../../i18n/languages";
import type { EditorField } from "../config/decapConfig";
import { translate } from "../config/editorWords";
import { languageOfField } from "../decap/markup";
import { formData } from "../decap/decapStore";
import { goToField, partAt } from "../screen/fieldOnPage";
import { hidePanel, type PanelItem } from "../screen/panel";

/** A list of the form whose entries are single texts, in one language or in each. */
interface TextList {
  path: string;
  items: readonly unknown[];
  most: number;
  /** The form's data with other entries in this list. */
  withItems(items: readonly unknown[]): Record<string, unknown>;
}

const isOfTexts = ({ field, fields }: EditorField<string>) =>
  field !== undefined || fields?.every(({ name }) => LANGUAGES.some((language) => language === name)) === true;

/** All lists of single texts in a form's data. */
export function textLists(data: unknown, fields: readonly EditorField<string>[], within = ""): TextList[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => {
    const [path, value, inner] = [within + field.name, data[field.name], field.fields ?? []];
    const withValue = (changed: unknown) => ({ ...data, [field.name]: changed });
    const inside = (part: unknown, at: string, put: (changed: object) => unknown) =>
      textLists(part, inner, at).map((list) => ({
        ...list,
        withItems: (items: readonly unknown[]) => withValue(put(list.withItems(items))),
      }));
    if (!Array.isArray(value)) return inside(value, `${path}.`, (changed) => changed);
    if (field.group) return inside(value[0], `${path}.`, (changed) => [changed]);
    if (isOfTexts(field)) return [{ path, items: value, most: field.max ?? Infinity, withItems: withValue }];
    return value.flatMap((item, index) =>
      inside(item, `${path}[${index}].`, (changed) => value.map((one, at) => (at === index ? changed : one))),
    );
  });
}

/**
 * A list's entries with each line in its own, from the entry at `at` on. Entries that follow and are empty in this
 * language take a line first: the list in the other language has made them.
 */
export function withEach(items: readonly unknown[], at: number, lines: readonly string[], language?: Language) {
  const put = (item: unknown, line: string): unknown =>
    language === undefined ? line : { ...(isRecord(item) && item), [language]: line };
  const following = items.slice(at + 1);
  const [first = "", ...others] = lines;
  const made = others.map((line) => {
    const [next] = following;
    const isFree = language !== undefined && isRecord(next) && (next[language] ?? "") === "";
    return put(isFree ? following.shift() : undefined, line);
  });
  return [...items.slice(0, at), put(items[at], first), ...made, ...following];
}

/** Offers to make an entry of each line that a field has just taken; nothing outside of lists, or where they don't fit. */
export function offerEach(
  field: HTMLElement,
  lines: readonly string[],
  fields: readonly EditorField<string>[],
  fill: (data: unknown, base: undefined) => void,
): PanelItem[] {
  const language = languageOfField(field.id);
  /** The entry that the field is in, wherever it stands by now. */
  const placeNow = () =>
    textLists(formData(), fields)
      .map((list) => ({ list, at: list.items.findIndex((_, at) => partAt(`${list.path}[${at}]`)?.contains(field)) }))
      .find(({ at }) => at >= 0);
  const found = placeNow();
  if (!found || found.list.items.length + lines.length - 1 > found.list.most) return [];
  const onPress = () => {
    hidePanel();
    const place = placeNow();
    if (!place) return;
    fill(place.list.withItems(withEach(place.list.items, place.at, lines, language)), undefined);
    setTimeout(() => goToField(`${place.list.path}[${place.at}]`));
  };
  return [{ text: translate("pasteEach"), onPress }];
}
