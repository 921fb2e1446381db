// Tells editors why something was refused, and what to fix before the site can be built.
import type { Problem } from "../../content/read/problem";
import { wordsInForm } from "../../content/messageWords";
import type { Words } from "../../i18n/editorLanguages";
import type { EditorConfig, EditorField } from "../config/decapConfig";
import { editorLanguage, translate, timeOf, when, type EditorWord } from "../config/editorWords";
import type { Wait } from "../save/patientFetch";
import { FACT_NAMES } from "../../content/facts";
import { labelOf } from "../config/labels";
import { RICH_TEXT } from "../decap/markup";
import { clearMarks, faultsOnPage, goToField, markField, partAt } from "./fieldOnPage";
import { goTo } from "./goTo";
import { interpolate } from "../../content/interpolate";
import { folderOf, slugOf } from "../../content/read/filePath";
import type { ForeignChange, NextStep, Refusal } from "../save/refusal";
import { alertPanel, hideAlert, hideWithForm, showMessage, type PanelItem } from "./panel";
import { itemText, valueText } from "./valueText";
import type { Conflict } from "../merge/mergeVersions";
import { entryAt, labelsTo, nameInForm, placeOf } from "./problemPlace";
import { valueInFile } from "../merge/fieldPath";

/** Maximum number of fields to name; the rest are only counted. */
const NAMED = 5;

/** How often, and how many times, it looks for errors that are being drawn. */
const [LOOK_MS, MOST_LOOKS] = [100, 100];

const NEXT_STEPS: Record<NextStep, EditorWord> = {
  save: "changedHow",
  delete: "changedDelete",
  startOver: "changedStartOver",
};

const UNMATCHED: Record<Conflict["theirs"], EditorWord> = {
  changed: "unmatchedChanged",
  deleted: "unmatchedDeleted",
  replaced: "unmatchedReplaced",
  added: "unmatchedAdded",
};

/** What to do about refusals of which there is nothing else to say. */
const HOW: Record<"deleted" | "otherEntry" | "notLoaded" | "lost" | "busy", EditorWord> = {
  deleted: "deletedHow",
  otherEntry: "otherEntryHow",
  notLoaded: "notLoadedKept",
  lost: "lostHow",
  busy: "busyHow",
};

const isFact = (name: string) => FACT_NAMES.some((fact) => fact === name);

/** An entry's title or first words. */
const quoted = (text: string) => (text === "" ? "" : `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`);

export type EditorNotifier = ReturnType<typeof editorNotifier>;

/** Messages to the editor; `config` has the labels in the editor's language; `insertFact` writes into a text. */
export function editorNotifier(
  config: EditorConfig<string>,
  insertFact: (text: HTMLElement, name: string, place: "end") => void,
) {
  const language = editorLanguage();

  /** A value as visitors read it, with the company's name in place of `{{brand}}`. */
  const read = (text: string) => interpolate(text, config.facts ?? {});

  /** What says that GitHub takes no requests. */
  let waiting: { until: Date; panel: HTMLElement } | undefined;
  /** What says that something was not done. */
  let refusal: HTMLElement | undefined;

  /** What was not done stands for as long as its form is open: elsewhere, it would speak of another one. */
  function standHere(panel: HTMLElement): void {
    refusal = panel;
    hideWithForm(panel);
  }

  const inForm = (message: Words) => wordsInForm(message[language], (written) => nameInForm(written, config, language));

  /** `written`: the files whose form is open; a new file's form has no URL of its own yet. */
  function problemItem({ file, field, message }: Problem, written: readonly string[]): PanelItem {
    const place = placeOf(file, config);
    const text = inForm(message);
    if (!place) return { about: `content/${file}`, text };
    const isHere = written.includes(file);
    // A new entry is known by the name of its file alone, which its editor has never seen.
    const isNew = isHere && field !== "" && place.title.endsWith(`: ${slugOf(file)}`);
    const about = [isNew ? "" : place.title, field && labelsTo(field, place.fields)].filter(Boolean).join(" › ");
    return { about, text, onPress: () => (isHere ? void goToField(field) : goTo(place.link, field, text)) };
  }

  function markOpen(problems: readonly Problem[], written: readonly string[]): void {
    clearMarks();
    const here = problems.filter(({ file, field }) => field && written.includes(file));
    for (const { field, message } of here) markField(field, inForm(message));
    if (here[0]) goToField(here[0].field);
  }

  /** A company fact that a text of the open form lacks, to be written at its end. */
  const lackedFact = (field: string, name: string): PanelItem => ({
    text: interpolate(translate("insertFactHere"), { fact: labelOf(name)[language] }),
    onPress() {
      goToField(field);
      const text = partAt(field)?.querySelector<HTMLElement>(`input, textarea, ${RICH_TEXT}`);
      if (text) insertFact(text, name, "end");
    },
  });

  const problemItems = (problems: readonly Problem[], written: readonly string[] = []) =>
    problems.flatMap((problem) => {
      const facts = (problem.lacks ?? []).filter((name) => written.includes(problem.file) && isFact(name));
      return [problemItem(problem, written), ...facts.map((name) => lackedFact(problem.field, name))];
    });

  function changedText({ isBoth, by }: ForeignChange): string {
    if (!by) return translate(isBoth ? "changedBoth" : "changedFields");
    return interpolate(translate(isBoth ? "changedBothBy" : "changedBy"), { who: by.author, when: when(by.at) });
  }

  function tellChanged({ file, changes, version, next }: Extract<Refusal, { why: "changed" }>): HTMLElement {
    const fields = placeOf(file, config)?.fields ?? [];
    const nameOf = (path: string) => quoted(read(itemText(valueInFile(version, path), language)));
    const items = changes.map((change) => {
      const about = labelsTo(change.field, fields, nameOf);
      const value = valueText(valueInFile(version, change.field), about.split(" › ").at(-1) ?? "", language);
      const place = change.inForm ?? change.field.replace(/\[\d+\][^[]*$/, "");
      return { about, text: `${changedText(change)} ${read(value)}`, onPress: () => void goToField(place) };
    });
    return alertPanel(next === "delete" ? "changedNotDeleted" : "changed", items, NEXT_STEPS[next]);
  }

  /** Entries that cannot be put together; `onTake` takes the other person's version of them into the form. */
  function tellUnmatched({ file, conflicts }: Extract<Refusal, { why: "unmatched" }>, onTake: () => void): void {
    const fields = placeOf(file, config)?.fields ?? [];
    const items = conflicts.map(({ field, item, theirs }) => ({
      about: [labelsTo(field, fields), quoted(read(itemText(item, language)))].join(" › "),
      text: translate(UNMATCHED[theirs]),
      onPress: () => void goToField(field),
    }));
    standHere(alertPanel("unmatched", [...items, { text: translate("takeTheirs"), onPress: onTake }], "unmatchedHow"));
  }

  function tellRefused(refused: Exclude<Refusal, { why: "signedOut" | "unmatched" }>): HTMLElement {
    switch (refused.why) {
      case "changed":
        return tellChanged(refused);
      case "problems":
        return alertPanel("notSaved", problemItems(refused.problems, refused.written), "kept");
      case "needed":
        return alertPanel("notDeleted", problemItems(refused.problems), "notDeletedWhy");
      case "upload":
        return alertPanel("notUploaded", [{ about: refused.name, text: inForm(refused.message) }]);
      case "failed":
        return alertPanel("failedSave", [{ text: refused.reason }], "failedSaveHow");
      default:
        return alertPanel(refused.why, [], HOW[refused.why]);
    }
  }

  return {
    /** The connection is lost or slow during a save, which goes on until `stop` is called. */
    waiting: (stop: () => void, isLost: boolean) =>
      void alertPanel(
        isLost ? "waitingFor" : "slow",
        [{ text: translate("writeOn"), onPress: stop }],
        isLost ? "waitingForHow" : "slowHow",
      ),
    /**
     * GitHub takes no requests for a while; returns what takes the message away. Requests in the background say nothing
     * over a refusal: what was not done does not go on by itself.
     */
    gitHubWaits({ why, until, stop }: Wait): () => void {
      if (refusal?.isConnected) return () => undefined;
      const text = interpolate(translate(why === "limited" ? "limitedUntil" : "brokenUntil"), { time: timeOf(until) });
      const isShown = waiting?.until === until && waiting.panel.isConnected;
      const panel =
        isShown && waiting ? waiting.panel : alertPanel(why, [{ text }, { text: translate("writeOn"), onPress: stop }]);
      waiting = { until, panel };
      return () => panel.remove();
    },
    /** The entry in the form; `fresh`: the name of a new one without a draft. */
    entryHere: (fresh: string) => entryAt(location.hash, config, fresh),
    /** The labels of the first few fields, and how many more there are. */
    fieldNames(paths: readonly string[], fields: readonly EditorField<string>[]): string {
      const labels = paths.slice(0, NAMED).map((path) => labelsTo(path, fields));
      const more = paths.length - labels.length;
      return [...labels, ...(more > 0 ? [interpolate(translate("andMore"), { count: more })] : [])].join(", ");
    },
    /** The editor's name for a file below content/, with a link to its form. */
    filePlace(file: string): PanelItem {
      const place = placeOf(file, config);
      return place ? { text: place.title, onPress: () => goTo(place.link) } : { text: `content/${file}` };
    },
    /** The same for the draft of a new entry. */
    newPlace(file: string, title: string): PanelItem {
      const { title: list = "", link = "" } = placeOf(folderOf(file), config) ?? {};
      const text = [list, read(title)].filter(Boolean).join(": ");
      return { text, onPress: () => goTo(`${link}/new?draft=${slugOf(file)}`) };
    },
    /** Lists all of Decap CMS's own validation errors. It draws them a moment after it has refused to save; on a slow phone, that takes seconds. */
    async faults(): Promise<void> {
      for (let looks = 0; looks < MOST_LOOKS && (looks === 0 || faultsOnPage().length === 0); looks++)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const faults = faultsOnPage();
      const items = faults.map(({ labels, text, go }) => ({ about: labels.join(" › "), text, onPress: go }));
      if (items.length > 0) standHere(alertPanel("notSaved", items, "kept"));
      faults[0]?.go();
    },
    /** For the first screen: what waits there, such as texts for their translation. */
    waits: (why: EditorWord, problems: readonly Problem[]): PanelItem[] =>
      problemItems(problems).map(({ about = "", onPress }) => ({
        about: translate(why),
        text: about,
        ...(onPress && { onPress }),
      })),
    notLoaded: () => void alertPanel("notLoaded", [], "notLoadedReload"),
    signedOut: (onPress: () => void) =>
      void alertPanel("signedOut", [{ text: translate("signInAgain"), onPress }], "signedOutWhy"),
    unmatched: tellUnmatched,
    refused(refused: Exclude<Refusal, { why: "signedOut" | "unmatched" }>): void {
      const panel = tellRefused(refused);
      // The places that need an entry are visited one after the other.
      if (refused.why === "needed") refusal = panel;
      else standHere(panel);
      if (refused.why === "problems") markOpen(refused.problems, refused.written);
    },
    /** Clears messages and marks: a new attempt to save begins. */
    clear(): void {
      hideAlert();
      clearMarks();
    },
    /** Lists what a business settles before the site goes live. */
    toSettle(problems: readonly Problem[]): void {
      showMessage("launch", problemItems(problems), problems.length > 0 ? "launchHow" : "launchNone");
    },
    /** Lists what keeps the site from being built; clears the list when all is well. Leaves a field's mark. */
    toFix(problems: readonly Problem[]): void {
      hideAlert();
      if (problems.length > 0) alertPanel("toFix", problemItems(problems), "toFixWhy");
    },
  };
}
