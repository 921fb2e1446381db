// Wraps a Decap CMS backend in our guard and adds our own panels and buttons to the screen.
import { formatISO } from "date-fns/formatISO";
import { contentProblems } from "../content/checks/problems";
import type { Backend } from "./decap/decapBackend";
import { dueDrafts, launchProblems, toTranslate } from "../content/checks/launch";
import type { Problem } from "../content/read/problem";
import { interpolate } from "../content/interpolate";
import { parseFiles } from "../content/read/parseFiles";
import { decapStore, entryPathOf, keepForm, mapIn } from "./decap/decapStore";
import { KEPT } from "./decap/markup";
import { keepUnfinished } from "./save/unfinished";
import type { EditorContext } from "./versions/editorContext";
import { sharedDrafts } from "./versions/sharedDrafts";
import type { EditorConfig } from "./config/decapConfig";
import { askOneSided } from "./screen/askOneSided";
import { askUnusual } from "./screen/askUnusual";
import { changeOrder } from "./screen/changeOrder";
import { earlierVersions } from "./versions/earlierVersions";
import { deletedEntries } from "./versions/deletedEntries";
import { apiRootOf, github, type GitHub } from "./publishing/github";
import { guardedBackend } from "./save/guardedBackend";
import { askLocal, type Answering } from "./save/connection";
import type { Refusal } from "./save/refusal";
import { versionsOf } from "./publishing/history";
import { fillOrders } from "./screen/nextOrder";
import { handlePastes } from "./paste/handlePastes";
import { offerFacts } from "./paste/offerFacts";
import { hideAlert, hidePanel } from "./screen/panel";
import { publishingStatus } from "./publishing/publishingStatus";
import { UNTOUCHED } from "./save/saveCheck";
import { storedContent } from "./save/stored";
import { editorLanguage, translate } from "./config/editorWords";
import { noteTitles } from "./screen/entryTitles";
import { entryAt } from "./screen/problemPlace";
import { noteRates } from "./screen/saleNote";
import { offerSearch } from "./screen/searchPanel";
import { unfinishedForms } from "./screen/unfinishedForms";
import { welcome } from "./screen/welcome";
import { SIGN_IN_PATH } from "../site/apiPaths";
import { isRecord } from "../content/isRecord";

/** As many texts to translate as the first screen names; the list before the site goes live has all. */
const MOST_WAITING = 5;

// Signs in again without leaving the form: a GitHub App's tokens expire after eight hours.
const SUCCESS = "authorization:github:success:";

/** The token from the sign-in window, by the same messages that Decap CMS exchanges with it. */
function tokenFrom(popup: Window): Promise<string> {
  return new Promise((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== popup || origin !== location.origin || typeof data !== "string") return;
      if (data === "authorizing:github") popup.postMessage(data, location.origin);
      if (!data.startsWith(SUCCESS)) return;
      removeEventListener("message", onMessage);
      popup.close();
      const said: unknown = JSON.parse(data.slice(SUCCESS.length));
      if (isRecord(said) && typeof said.token === "string") resolve(said.token);
    };
    addEventListener("message", onMessage);
  });
}

function keep(token: string): void {
  const user: unknown = JSON.parse(localStorage.getItem(KEPT.user) ?? "{}");
  localStorage.setItem(KEPT.user, JSON.stringify({ ...(isRecord(user) && user), token }));
}

/** Opens the sign-in window and uses its token from then on. Must be called in a click handler (popup blockers). */
async function signInAgain(backend: Backend): Promise<void> {
  const popup = open(`${SIGN_IN_PATH}?provider=github`, "sign-in", "width=960,height=600");
  if (!popup) return;
  const token = await tokenFrom(popup);
  await backend.restoreUser({ token, backendName: "github" });
  keep(token);
}

/** GitHub as configured; undefined when editing local files. */
function githubOf({ backend }: EditorConfig<string>, inner: Backend): GitHub | undefined {
  if (!backend) return undefined;
  const { repo, branch } = backend;
  return github({ apiRoot: apiRootOf(backend), repo, branch }, () => inner.getToken());
}

/** Whether GitHub or the local backend answers at all, whatever it says. */
const answering =
  ({ backend, local_backend: local }: EditorConfig<string>) =>
  (signal = AbortSignal.timeout(2_000)): Promise<Answering> =>
    (backend
      ? fetch(apiRootOf(backend), { cache: "no-store", mode: "no-cors", signal })
      : askLocal(local.url, signal)
    ).then(
      () => "yes",
      () => (signal.aborted ? "late" : "no"),
    );

/** `backend` of the configuration is set only when the editor writes to GitHub. */
export function connect(
  inner: Backend,
  { config, format, notifier, repository }: Pick<EditorContext, "config" | "format" | "notifier" | "repository">,
): Backend {
  const github = githubOf(config, inner);
  const status = github && publishingStatus(github, notifier);
  /** Uncached: for decisions that need the repository's current state. */
  const content = () => storedContent(inner);
  const [opened, continued] = [new Map<string, string>(), new Map<string, string>()];
  let hasBegun = false;
  let saves = 0;
  let fill: ReturnType<typeof keepUnfinished> = () => undefined;

  /** `left`: what the check of a save has just found elsewhere. Says nothing over what the next save says. */
  async function look(left?: readonly Problem[]): Promise<void> {
    const before = saves;
    try {
      const files = await repository.content();
      noteTitles(files, config);
      noteRates(files);
      if (saves === before) notifier.toFix(left ?? contentProblems(files, UNTOUCHED));
      await Promise.all([status?.follow(files), drafts.follow()]);
    } catch {
      if (saves === before) notifier.notLoaded();
    }
  }

  async function tellLaunch(): Promise<void> {
    const { parsed, problems } = parseFiles(await repository.content());
    notifier.toSettle([...problems, ...launchProblems(parsed)]);
  }

  /** A question about deleting, with the title and the file of what is in the form. */
  function inFull(question: string): string {
    const form = mapIn(decapStore()?.getState().entryDraft, "entry");
    const title = form?.getIn(["data", "title", editorLanguage()]);
    const file = form?.get("path");
    return interpolate(question, { title: String(title ?? form?.get("slug") ?? ""), file: String(file ?? "") });
  }

  function watchPage(): void {
    fillOrders(content);
    handlePastes(
      (data, base) => fill(data, base),
      () => entryAt(location.hash, config, "new")?.fields ?? [],
    );
    offerFacts(config);
    window.askDeletion = (question) => confirm(inFull(question));
    fill = keepUnfinished({
      opened,
      continued,
      onContinued: () => drafts.offer(),
    });
    // When its own form validation fails, Decap CMS rejects a promise without a reason, then renders the errors.
    addEventListener("unhandledrejection", ({ reason }) => reason === undefined && void notifier.faults());
    for (const offer of offers) addEventListener("hashchange", offer);
  }

  async function begin(): Promise<void> {
    // Decap CMS creates several backends but signs in with only one.
    if (!hasBegun) watchPage();
    hasBegun = true;
    repository.use(inner);
    offerSearch(repository.content, config);
    await look();
    for (const offer of offers) offer();
    const launch = { text: translate("taskLaunch"), onPress: () => void tellLaunch().catch(notifier.notLoaded) };
    const unfinished = await unfinishedForms(config, notifier).catch(() => []);
    const { parsed } = parseFiles(await repository.content().catch(() => []));
    const today = formatISO(new Date(), { representation: "date" });
    const waiting = [
      ...notifier.waits("dayHasCome", dueDrafts(parsed, today)),
      ...notifier.waits("toTranslate", toTranslate(parsed).slice(0, MOST_WAITING)),
    ];
    welcome(
      content,
      [...unfinished, ...waiting, ...(status?.news() ?? []), ...drafts.news()],
      [launch, ...deleted.tasks()],
    );
  }

  /** Puts a merge into the form, as if it had been typed on what is stored now. */
  function takeOver({ resolved, stored }: Extract<Refusal, { why: "unmatched" }>): void {
    fill(format.fromFile(resolved), stored);
    hidePanel();
  }

  function onRefusal(refusal: Refusal): void {
    if (refusal.why === "signedOut") notifier.signedOut(() => void signInAgain(guarded).then(hidePanel));
    else if (refusal.why === "unmatched") notifier.unmatched(refusal, () => takeOver(refusal));
    else notifier.refused(refusal);
  }

  const guarded = guardedBackend(inner, {
    opened,
    formPath: () => {
      const draft = decapStore()?.getState().entryDraft;
      return draft && entryPathOf(draft);
    },
    versions: (path, until) => (github ? versionsOf(github, path, until) : Promise.resolve([])),
    onRefusal,
    onSignIn: () => void begin(),
    connection: { answers: answering(config), onLost: notifier.waiting, onBack: hideAlert },
    onSaving: () => {
      saves++;
      notifier.clear();
      void keepForm().catch(console.warn);
    },
    onSaved: async (paths, { newEntry, gone = [], left }) => {
      await drafts.published(paths, newEntry);
      status?.begin();
      repository.renew();
      deleted.offerUndo(gone);
      void look(left);
    },
    onOneSided: (texts, pictures, file) => askOneSided(texts, pictures, file, config),
    onUnusual: (figures, file) => askUnusual(figures, file, config),
  });
  const context: EditorContext = {
    ...{ config, format, repository, content, github, notifier, opened, continued, backend: guarded },
    fill: (data, base) => fill(data, base),
  };
  const drafts = sharedDrafts(context);
  const deleted = deletedEntries(context);
  /** Each shows or hides its button at the bottom of the current screen. */
  const offers = [earlierVersions(context), drafts.offer, changeOrder(context)];
  return guarded;
}
