// The first screen: what editors come for most, and how far the last changes have come.
import type { ContentFile } from "../../content/read/contentFile";
import { TEXT_COLLECTION } from "../config/places";
import type { EditorWord } from "./editorWords";
import { goTo } from "./goTo";
import { openNew } from "./nextOrder";
import { hidePanel, isPanelShown, showPanel, type PanelItem } from "./panel";

/** Where the editor opens: Decap CMS goes on from the first address to the first collection. */
const START = ["", "#/", `#/collections/${TEXT_COLLECTION}`];

type Task = { word: EditorWord; link: string; field: string } | { word: EditorWord; newIn: string };

/** What editors come for, with the form for it, or the folder that a new entry goes into. */
const TASKS: readonly Task[] = [
  { word: "taskContact", link: "#/collections/settings/entries/site", field: "contact.phone" },
  { word: "taskHeadline", link: "#/collections/texts/entries/home", field: "hero.headlineOne" },
  { word: "taskProject", newIn: "projects" },
  { word: "taskTestimonial", newIn: "testimonials" },
  { word: "taskRates", link: "#/collections/settings/entries/calculator", field: "rates" },
];

interface Welcome {
  say: (word: EditorWord) => string;
  content: () => Promise<ContentFile[]>;
  /** What is to be told before the tasks, and what comes after them. */
  first: readonly PanelItem[];
  last: readonly PanelItem[];
}

/** Shows the tasks when the editor opens and nothing else is to be told. */
export function welcome({ say, content, first, last }: Welcome): void {
  if (isPanelShown() || !START.includes(location.hash)) return;
  const begin = (task: Task) => ("newIn" in task ? void openNew(task.newIn, content) : goTo(task.link, task.field));
  const tasks = TASKS.map((task) => ({ text: say(task.word), onPress: () => begin(task) }));
  showPanel({ title: say("welcome"), items: [...first, ...tasks, ...last], close: say("close"), isCalm: true });
  addEventListener("hashchange", hidePanel, { once: true });
}
