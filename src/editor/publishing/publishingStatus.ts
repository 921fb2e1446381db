// Shows editors the progress of their saved changes until visitors see them.
import type { ContentFile } from "../../content/read/contentFile";
import { publishedAmong } from "../../content/read/drafts";
import { areContentIds, contentIds, CONTENT_IDS, filesNotLive, type ContentIds } from "./contentIds";
import { setBarButton } from "../screen/editorBar";
import { translate, type EditorWord } from "../config/editorWords";
import type { CheckRun, GitHub } from "./github";
import { alertPanel, showMessage, type PanelItem } from "../screen/panel";
import type { EditorNotifier } from "../screen/editorNotifier";

// Derives the publishing state from CI on the newest commit and from what the site was built from.
type Publishing =
  /** Visitors see everything saved, except drafts. */
  | { state: "live" }
  /** Saved; CI has not started. */
  | { state: "waiting" }
  | { state: "checking" }
  /** Checked and being deployed. */
  | { state: "publishing" }
  /** Deployed; the site does not tell what it was built from. */
  | { state: "unseen" }
  /** Checked, but nothing deploys it automatically. */
  | { state: "checked" }
  | { state: "failed"; run: CheckRun };

/** Name of the workflow's deploy job. */
const DEPLOY = "deploy";

const FINE = ["success", "neutral", "skipped"];

/** @param isLive whether the site was built from the saved content; undefined when the site does not publish it */
export function publishingOf(runs: readonly CheckRun[], isLive: boolean | undefined): Publishing {
  if (isLive) return { state: "live" };
  const failed = runs.find(({ status, conclusion }) => status === "completed" && !FINE.includes(conclusion ?? ""));
  if (failed) return { state: "failed", run: failed };
  if (runs.length === 0) return { state: "waiting" };
  const open = runs.filter(({ status }) => status !== "completed");
  if (open.some(({ name }) => name !== DEPLOY)) return { state: "checking" };
  if (open.length > 0) return { state: "publishing" };
  // GitHub lists a job only once the jobs it needs have finished.
  const deploy = runs.find(({ name }) => name === DEPLOY);
  if (!deploy) return { state: "checking" };
  if (deploy.conclusion === "skipped") return { state: "checked" };
  return { state: isLive === undefined ? "unseen" : "publishing" };
}

export const isUnderway = ({ state }: Publishing): boolean => ["waiting", "checking", "publishing"].includes(state);

/** Milliseconds between polls of CI and the site. */
const PAUSE = 20_000;

/** Maximum number of reasons to show for a failed step; GitHub has the rest. */
const REASONS = 5;

const HOW: Record<Publishing["state"], EditorWord> = {
  live: "liveHow",
  waiting: "underwayHow",
  checking: "underwayHow",
  publishing: "underwayHow",
  unseen: "unseenHow",
  checked: "checkedHow",
  failed: "failedHow",
};

const TONES: Partial<Record<Publishing["state"], "fine" | "wrong">> = { live: "fine", failed: "wrong" };

const STEPS: Record<string, EditorWord> = { check: "stepCheck", build: "stepBuild", deploy: "stepDeploy" };

/** The saved content: fingerprints of the files to publish, and the names of drafts. */
interface Saved {
  ids: ContentIds;
  drafts: string[];
}

async function savedAs(files: readonly ContentFile[]): Promise<Saved> {
  const published = publishedAmong(files);
  const drafts = files.filter((file) => !published.includes(file)).map(({ name }) => name);
  return { ids: await contentIds(published), drafts };
}

/** Fingerprints of what the site was built from; undefined when it does not publish them. */
async function liveIds(): Promise<ContentIds | undefined> {
  const answer = await fetch(CONTENT_IDS, { cache: "no-cache" });
  const ids: unknown = answer.ok ? await answer.json() : undefined;
  return areContentIds(ids) ? ids : undefined;
}

interface PublishingState {
  publishing: Publishing;
  waiting: string[];
  /** Files of draft entries. */
  drafts: string[];
  reasons: string[];
}

async function lookAround(github: GitHub, { ids, drafts }: Saved): Promise<PublishingState> {
  const live = await liveIds();
  const waiting = live ? filesNotLive(ids, live) : [];
  const isLive = live && waiting.length === 0;
  const publishing = publishingOf(isLive ? [] : await github.checkRuns(), isLive);
  const reasons = publishing.state === "failed" ? await github.reasonsOf(publishing.run).catch(() => []) : [];
  return { publishing, waiting, drafts, reasons };
}

const titleOf = ({ publishing, drafts }: PublishingState): EditorWord =>
  publishing.state === "live" && drafts.length > 0 ? "liveButDrafts" : publishing.state;

/** Tracks the state of publishing and shows it in the bar. */
export function publishingStatus(github: GitHub, { filePlace }: Pick<EditorNotifier, "filePlace">) {
  let saved: Saved = { ids: {}, drafts: [] };
  let sight: PublishingState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes of what is saved or asked for: the answer to an earlier question must not replace a later one. */
  let turn = 0;
  let panel: HTMLElement | undefined;

  function stepItem({ name, html_url: page }: CheckRun, reasons: readonly string[]): PanelItem {
    const step = STEPS[name.split(" ")[0] ?? ""];
    const text = [...reasons.slice(0, REASONS), translate("openRun")].join(" · ");
    return {
      about: `${translate("failedAt")}: ${step ? translate(step) : name}`,
      text,
      onPress: () => void open(page, "_blank"),
    };
  }

  const fileItems = (about: EditorWord, files: readonly string[]) =>
    files.map((file): PanelItem => ({ about: translate(about), ...filePlace(file) }));

  function showSight(now: PublishingState): void {
    const { publishing, waiting, drafts, reasons } = now;
    const failed = publishing.state === "failed" ? [stepItem(publishing.run, reasons)] : [];
    const items = [...failed, ...fileItems("notLive", waiting), ...fileItems("draft", drafts)];
    panel = (failed.length > 0 ? alertPanel : showMessage)(titleOf(now), items, HOW[publishing.state]);
  }

  function showState(now: PublishingState | undefined): void {
    sight = now;
    const state = now?.publishing.state;
    const button = now && state && { text: translate(titleOf(now)), tone: TONES[state], onPress: () => showSight(now) };
    setBarButton("publishing", button);
    if (now && panel?.isConnected) showSight(now);
  }

  function startTurn(): number {
    clearTimeout(timer);
    return ++turn;
  }

  async function look(): Promise<void> {
    const own = startTurn();
    const now = await lookAround(github, saved).catch(() => undefined);
    if (own !== turn) return;
    showState(now);
    // Also after a failed request: the next one may succeed.
    if (!now || isUnderway(now.publishing)) timer = setTimeout(() => void look(), PAUSE);
  }

  return {
    /** Call after a save: the new content is not live yet, whatever the previous state. */
    begin(): void {
      startTurn();
      showState({ publishing: { state: "waiting" }, waiting: [], drafts: saved.drafts, reasons: [] });
    },
    /** Checks again; `files` is the repository's current content. */
    async follow(files: readonly ContentFile[]): Promise<void> {
      saved = await savedAs(files);
      await look();
    },
    /** For the first screen: what is in progress or went wrong. */
    news(): PanelItem[] {
      const now = sight;
      if (!now || now.publishing.state === "live") return [];
      return [{ about: translate(now.publishing.state), text: translate("more"), onPress: () => showSight(now) }];
    },
  };
}
