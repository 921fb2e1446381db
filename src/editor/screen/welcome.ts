// The first screen: the most common tasks and the progress of recent changes.
import type { ContentFile } from "../../content/read/contentFile";
import { TEXT_COLLECTION } from "../config/places";
import { translate, type EditorWord } from "../config/editorWords";
import { goTo } from "./goTo";
import { openNew } from "./nextOrder";
import { hidePanel, isPanelShown, showMessage, type PanelItem } from "./panel";

/** Hashes at which the editor opens: Decap CMS redirects from the root to the first collection. */
const START = ["", "#/", `#/collections/${TEXT_COLLECTION}`];

type Task = { word: EditorWord; link: string; field: string } | { word: EditorWord; newIn: string };

/** Each task leads to a form, or to a new entry in a folder. */
const TASKS: readonly Task[] = [
  { word: "taskContact", link: "#/collections/settings/entries/site", field: "contact.phone" },
  { word: "taskHeadline", link: "#/collections/texts/entries/home", field: "hero.headline[0].en" },
  { word: "taskProject", newIn: "projects" },
  { word: "taskTestimonial", newIn: "testimonials" },
  { word: "taskRates", link: "#/collections/settings/entries/calculator", field: "rates" },
];

/** Shows the tasks between other items when the editor opens, unless another panel is already shown. */
export function welcome(
  content: () => Promise<ContentFile[]>,
  first: readonly PanelItem[],
  last: readonly PanelItem[],
): void {
  if (isPanelShown() || !START.includes(location.hash)) return;
  const begin = (task: Task) => ("newIn" in task ? void openNew(task.newIn, content) : goTo(task.link, task.field));
  const tasks = TASKS.map((task) => ({ text: translate(task.word), onPress: () => begin(task) }));
  showMessage("welcome", [...first, ...tasks, ...last]);
  addEventListener("hashchange", hidePanel, { once: true });
}
