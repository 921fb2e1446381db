// For the first screen: texts of which one language has changed since the other.
import { interpolate } from "../../content/interpolate";
import { isGroup } from "../../content/isGroup";
import { isPair } from "../../content/oneLanguage";
import type { ContentFile } from "../../content/read/contentFile";
import { parseJson } from "../../content/read/parseJson";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import type { EditorConfig } from "../config/decapConfig";
import { OLDER_TEXTS, type OlderText } from "../publishing/olderTexts";
import type { EditorNotifier } from "./editorNotifier";
import { goTo } from "./goTo";
import { showPanel, type PanelItem } from "./panel";
import { labelsTo, placeOf, valueInFile } from "./problemPlace";

/** As many as one reads at a time; the list begins with the newest. */
const SHOWN = 20;

const isOlderText = (value: unknown): value is OlderText =>
  isGroup(value) &&
  [value.file, value.field, value.since].every((part) => typeof part === "string") &&
  LANGUAGES.some((language) => language === value.older) &&
  isPair(value.texts);

/** What the site's history told when the editor was built; nothing if it was not known. */
async function toldTexts(): Promise<OlderText[]> {
  const answer = await fetch(OLDER_TEXTS);
  const told: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(told) ? told.filter(isOlderText) : [];
}

/** Those that nobody has changed since. */
function stillOlder(told: readonly OlderText[], files: readonly ContentFile[]): OlderText[] {
  const values = new Map(
    files.map(({ name, source }) => {
      const parsed = parseJson(source);
      return [name, parsed.ok ? parsed.value : undefined];
    }),
  );
  return told.filter(({ file, field, texts }) => {
    const now = valueInFile(values.get(file), field);
    return isPair(now) && LANGUAGES.every((language) => now[language] === texts[language]);
  });
}

export async function olderTask(
  files: readonly ContentFile[],
  config: EditorConfig<string>,
  { say, language: spoken }: Pick<EditorNotifier, "say" | "language">,
): Promise<PanelItem[]> {
  const older = stillOlder(await toldTexts(), files);
  if (older.length === 0) return [];
  const day = (since: string) =>
    new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(since));

  const items = older.slice(0, SHOWN).flatMap(({ file, field, older: language, since, texts }): PanelItem[] => {
    const place = placeOf(file, config);
    if (!place) return [];
    const [other = language] = LANGUAGES.filter((one) => one !== language);
    const about = [place.title, labelsTo(`${field}.${language}`, place.fields)].join(" › ");
    const changed = { language: LANGUAGE_NAMES[other].named[spoken], day: day(since) };
    const mark = interpolate(say("olderMark"), changed);
    return [{ about, text: texts[language], onPress: () => goTo(place.link, `${field}.${language}`, mark) }];
  });
  const note = interpolate(say("olderHow"), { shown: items.length, count: older.length });
  const show = () => showPanel({ title: say("olderTexts"), items, note, close: say("close"), isCalm: true });
  return [{ about: say("olderTexts"), text: interpolate(say("olderCount"), { count: older.length }), onPress: show }];
}
