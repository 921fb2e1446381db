// Where the browser has a translator of its own, a field in one language can be filled from the other's: the proposal
// stays out of the form until somebody has read it.
import { interpolate } from "../../content/interpolate";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { ask } from "./askDialog";
import { setBarButton } from "./editorBar";
import { EDITOR_WORDS } from "./editorWords";
import { button, element } from "./elements";

interface Pair {
  sourceLanguage: Language;
  targetLanguage: Language;
}

type Monitor = (progress: EventTarget) => void;

declare global {
  interface Window {
    /** https://developer.chrome.com/docs/ai/translator-api; in Chrome and Edge on computers. */
    Translator?: {
      availability(pair: Pair): Promise<"available" | "downloadable" | "downloading" | "unavailable">;
      create(options: Pair & { monitor: Monitor }): Promise<{ translate(text: string): Promise<string> }>;
    };
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Task extends Pair {
  text: string;
  target: TextField;
}

const isTextField = (value: unknown): value is TextField =>
  value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement;

const fieldIn = (part: Element, language: Language) => part.querySelector(`[id^="${language}-field-"]`);

/** What could be translated into a field: the text beside it, in the nearest group that has one in another language. */
function taskOf(target: TextField): Task | undefined {
  const targetLanguage = LANGUAGES.find((language) => target.id.startsWith(`${language}-field-`));
  if (!targetLanguage) return undefined;
  for (let part = target.parentElement; part; part = part.parentElement)
    for (const sourceLanguage of LANGUAGES.filter((one) => one !== targetLanguage)) {
      const source = fieldIn(part, sourceLanguage);
      if (!source) continue;
      const text = isTextField(source) ? source.value.trim() : "";
      return text ? { sourceLanguage, targetLanguage, text, target } : undefined;
    }
  return undefined;
}

/** Writes as a person does: React takes no other value. */
function write(field: TextField, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function propose({ text, target, ...pair }: Task, spoken: EditorLanguage): Promise<void> {
  const say = (word: keyof typeof EDITOR_WORDS) => EDITOR_WORDS[word][spoken];
  const state = element("p", say("looking"));
  state.setAttribute("role", "status");
  const original = element("p", text);
  original.lang = pair.sourceLanguage;
  const proposal = Object.assign(element("textarea"), { rows: 5, hidden: true, lang: pair.targetLanguage });
  proposal.setAttribute("aria-label", say("proposed"));
  const { answer } = ask(say("proposed"), (close) => {
    const use = button(() => close("read"), say("proposalRead"));
    use.hidden = true;
    const show = (proposed: string) => {
      state.textContent = say("proposedHow");
      [proposal.value, proposal.hidden, use.hidden] = [proposed, false, false];
    };
    // The browser downloads its translator only when somebody has pressed something.
    const monitor: Monitor = (progress) =>
      progress.addEventListener("downloadprogress", (event) => {
        const percent = "loaded" in event ? Math.floor(Number(event.loaded) * 100) : 0;
        state.textContent = interpolate(say("proposalDownload"), { percent });
      });
    void Promise.resolve(window.Translator?.create({ ...pair, monitor }))
      .then((translator) => translator?.translate(text))
      .then((proposed) => (proposed ? show(proposed) : Promise.reject(new Error("The translator gave nothing"))))
      .catch((error: unknown) => {
        console.info("No translation:", error);
        state.textContent = say("proposalFailed");
      });
    return [original, state, proposal, use, button(() => close(), say("cancel"))];
  });
  if ((await answer) === "read") write(target, proposal.value);
  target.focus();
}

/** Offers a translation while a field is in focus beside which there is a text in another language. */
export function offerTranslation(spoken: EditorLanguage): void {
  const { Translator } = window;
  if (!Translator) return;
  async function offer(target: TextField): Promise<void> {
    const task = taskOf(target);
    const isAble = task && (await Translator?.availability(task).catch(() => "unavailable")) !== "unavailable";
    if (document.activeElement !== target) return;
    const onPress = () => {
      const now = taskOf(target);
      if (now) void propose(now, spoken);
    };
    setBarButton("translate", isAble ? { text: EDITOR_WORDS.propose[spoken], onPress } : undefined);
  }
  // Whoever presses the button leaves the field for it.
  document.addEventListener("focusin", ({ target }) => void (isTextField(target) && offer(target)));
  addEventListener("hashchange", () => setBarButton("translate", undefined));
}
