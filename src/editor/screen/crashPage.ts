// In place of Decap CMS's own page when something in it breaks, which shows its insides and asks for a report to others.
import { ask } from "./askDialog";
import type { EditorWord } from "./editorWords";
import { button, element } from "./elements";

/** The link by which Decap CMS's page asks for a report. */
const CRASHED = '[data-testid="issue-url"]';

export const CRASH_STYLE = `#nc-root:has(${CRASHED}) { display: none; }`;

/** Call once the editor has started: as its form goes, Decap CMS keeps what was typed in the browser. */
export function watchCrashes(say: (word: EditorWord) => string): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(CRASHED)) return;
    watcher.disconnect();
    ask(say("crashed"), () => [element("p", say("crashedHow")), button(() => location.reload(), say("reload"))]);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
