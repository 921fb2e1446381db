// What an office does in a week, in Spanish on a phone and in English on a laptop, from a fresh editor: what the person
// sees, and that nothing is lost. `EDITOR_SLOW=1` adds the stand-in for GitHub, and 700 ms to each request.
import { EDITOR_WORDS } from "../../src/editor/screen/editorWords";
import { gitHubDesk, localDesk, slowDown } from "./editorDesk";
import { GITHUB_COMPLAINT } from "./editorOnGitHub";
import { ENTRY_TASKS } from "./editorTasksEntries";
import { GITHUB_TASKS, KEPT_TASKS } from "./editorTasksKept";
import type { Tasks } from "./editorOffice";
import { TEXT_TASKS } from "./editorTasksTexts";
import { SAMPLE } from "./sample";
import { test } from "./test";

const TASKS: Tasks = { ...TEXT_TASKS, ...ENTRY_TASKS, ...KEPT_TASKS };

const isSlow = process.env.EDITOR_SLOW === "1";

const DESKS = {
  "local files": { open: localDesk, tasks: TASKS },
  ...(isSlow && { GitHub: { open: gitHubDesk, tasks: { ...TASKS, ...GITHUB_TASKS } } }),
};

for (const [language, locale, width] of [
  ["en", "en-US", 1440],
  ["es", "es-MX", 390],
] as const)
  for (const [where, { open, tasks }] of Object.entries(DESKS))
    test.describe(`in ${locale}, ${width} pixels wide, on ${where}`, () => {
      test.use({
        locale,
        viewport: { width, height: 900 },
        expectedComplaint: new RegExp(
          `${EDITOR_WORDS.refused[language]}|${EDITOR_WORDS.changesFirst[language]}|^exception: |ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|getDeploy|${GITHUB_COMPLAINT.source}`,
        ),
      });

      for (const [task, perform] of Object.entries(tasks))
        test(task, SAMPLE, async ({ page, context }) => {
          if (isSlow) test.setTimeout(600_000);
          page.setDefaultTimeout(30_000);
          const desk = await open(context);
          if (isSlow) await slowDown(context, 700);
          try {
            await perform({ page, language, desk });
          } finally {
            await page
              .screenshot({ path: `/tmp/ed/shots/${language}-${where}-${task.slice(0, 30)}.png` })
              .catch(() => undefined);
            await desk.leave();
          }
        });
    });
