// What editors are told when something was refused, and of what has to be mended before the site can go on.
import type { Problem } from "../content/problem";
import { isGroup } from "../content/isGroup";
import type { EditorLanguage } from "../i18n/editorLanguages";
import type { EditorConfig } from "./decapConfig";
import { EDITOR_WORDS, type EditorWord } from "./editorWords";
import { clearMarks, goToField, markField } from "./fieldOnPage";
import type { Refusal } from "./guardedBackend";
import { hidePanel, isPanelShown, showPanel, type PanelItem } from "./panel";
import { labelsTo, placeOf, stepsTo } from "./problemPlace";

/** Milliseconds that a form may take until its fields are there. */
const PATIENCE = 10_000;

/** Goes to a field as soon as its form is on the screen. */
function goWhenThere(field: string, message = "", since = Date.now()): void {
  if (goToField(field)) return message ? markField(field, message) : undefined;
  if (Date.now() - since < PATIENCE) setTimeout(() => goWhenThere(field, message, since), 200);
}

/** What editors come for most, with the form for it. New entries are opened from their list, which knows their place. */
const TASKS: readonly { word: EditorWord; link: string; field?: string }[] = [
  { word: "taskContact", link: "#/collections/settings/entries/site", field: "contact.phone" },
  { word: "taskHeadline", link: "#/collections/texts/entries/home", field: "hero.headlineOne" },
  { word: "taskProject", link: "#/collections/projects" },
  { word: "taskTestimonial", link: "#/collections/testimonials" },
  { word: "taskRates", link: "#/collections/settings/entries/calculator", field: "rates" },
];

const PENDING = "editor.goTo";

/** Opens a form at a field. Decap CMS fills another form only when its page is loaded anew. */
function open(link: string, field = "", message = ""): void {
  if (location.hash.split("?")[0] === link) return field ? goWhenThere(field, message) : hidePanel();
  sessionStorage.setItem(PENDING, JSON.stringify([field, message]));
  location.hash = link;
  location.reload();
}

/** Goes to the field for which the page was loaded anew. */
export function goOn(): void {
  const [field, message] = JSON.parse(sessionStorage.getItem(PENDING) ?? "[]") as [string?, string?];
  sessionStorage.removeItem(PENDING);
  if (field) goWhenThere(field, message);
}

const valueAt = (value: unknown, field: string) =>
  stepsTo(field).reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isGroup(inner) ? inner[step] : inner;
  }, value);

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value ?? null));

/** Speaks to the editor in one language, with the names of the configuration in that language. */
export function editorTeller(config: EditorConfig<string>, language: EditorLanguage) {
  const say = (word: EditorWord) => EDITOR_WORDS[word][language];

  function problemItem({ file, field, message }: Problem): PanelItem {
    const place = placeOf(file, config);
    const text = message[language];
    if (!place) return { about: `content/${file}`, text };
    const about = [place.title, field && labelsTo(field, place.fields)].filter(Boolean).join(" › ");
    return { about, text, onPress: () => open(place.link, field, text) };
  }

  function markOpen(problems: readonly Problem[]): void {
    clearMarks();
    const here = problems.filter(({ file }) => placeOf(file, config)?.link === location.hash.split("?")[0]);
    for (const { field, message } of here) if (field) markField(field, message[language]);
    const [first] = here;
    if (first?.field) goToField(first.field);
  }

  function tellProblems(title: EditorWord, note: EditorWord, problems: readonly Problem[]): void {
    showPanel({ title: say(title), items: problems.map(problemItem), note: say(note), close: say("close") });
  }

  function tellChanged({ file, theirs, both, version }: Extract<Refusal, { why: "changed" }>): void {
    const fields = placeOf(file, config)?.fields ?? [];
    const items = theirs.map((field) => ({
      about: labelsTo(field, fields),
      text: `${say(both.includes(field) ? "changedBoth" : "changedFields")} ${shown(valueAt(version, field))}`,
      onPress: () => void goToField(field),
    }));
    showPanel({ title: say("changed"), items, note: say("changedHow"), close: say("close") });
  }

  return {
    say,
    /** The tasks that editors come for, on the first screen when nothing is to be mended. */
    welcome(): void {
      if (isPanelShown() || !/^(#\/(collections\/[\w-]+)?)?$/.test(location.hash)) return;
      const items = TASKS.map(({ word, link, field }) => ({ text: say(word), onPress: () => open(link, field) }));
      showPanel({ title: say("welcome"), items, close: say("close"), isCalm: true });
      addEventListener("hashchange", hidePanel, { once: true });
    },
    refused(refusal: Refusal): void {
      if (refusal.why === "changed") return tellChanged(refusal);
      if (refusal.why === "problems") {
        tellProblems("notSaved", "kept", refusal.problems);
        return markOpen(refusal.problems);
      }
      const items = [{ about: refusal.name, text: refusal.message[language] }];
      showPanel({ title: say("notUploaded"), items, close: say("close") });
    },
    /** What keeps the site from being built, as the repository is now; nothing when all is well. */
    toMend(problems: readonly Problem[]): void {
      hidePanel();
      clearMarks();
      if (problems.length > 0) tellProblems("toMend", "toMendWhy", problems);
    },
  };
}
