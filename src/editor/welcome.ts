// The first screen: what editors come for most, and how far the last changes have come.
import type { EditorWord } from "./editorWords";
import { goTo } from "./goTo";
import { hidePanel, isPanelShown, showPanel, type PanelItem } from "./panel";

/** What editors come for, with the form for it. New entries are opened from their list, which knows their place. */
const TASKS: readonly { word: EditorWord; link: string; field?: string }[] = [
  { word: "taskContact", link: "#/collections/settings/entries/site", field: "contact.phone" },
  { word: "taskHeadline", link: "#/collections/texts/entries/home", field: "hero.headlineOne" },
  { word: "taskProject", link: "#/collections/projects" },
  { word: "taskTestimonial", link: "#/collections/testimonials" },
  { word: "taskRates", link: "#/collections/settings/entries/calculator", field: "rates" },
];

/** Shows the tasks when no form is open and nothing else is to be told. `more` comes after them. */
export function welcome(say: (word: EditorWord) => string, more: readonly PanelItem[]): void {
  if (isPanelShown() || !/^(#\/(collections\/[\w-]+)?)?$/.test(location.hash)) return;
  const tasks = TASKS.map(({ word, link, field }) => ({ text: say(word), onPress: () => goTo(link, field) }));
  showPanel({ title: say("welcome"), items: [...tasks, ...more], close: say("close"), isCalm: true });
  addEventListener("hashchange", hidePanel, { once: true });
}
