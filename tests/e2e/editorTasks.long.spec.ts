// What an office does in a week, in Spanish on a phone and in English on a laptop, from a fresh editor: what the person
// sees, and that nothing is lost. With `EDITOR_SLOW=1`, every task on both screens, against local files and the stand-in
// for GitHub, each request 700 ms later.
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
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

const DELAY_MS = 700;

const DESKS = {
  "local files": { open: localDesk, tasks: TASKS },
  ...(isSlow && { GitHub: { open: gitHubDesk, tasks: { ...TASKS, ...GITHUB_TASKS } } }),
};

const SCREENS = [
  ["en", "en-US", 1440],
  ["es", "es-MX", 390],
] as const;

for (const [where, { open, tasks }] of Object.entries(DESKS))
  for (const [language, locale, width] of SCREENS)
    test.describe(`in ${locale}, ${width} pixels wide, on ${where}`, () => {
      const complaints = `${EDITOR_WORDS.refused[language]}|${EDITOR_WORDS.changesFirst[language]}|^exception: `;
      test.use({
        locale,
        viewport: { width, height: 900 },
        expectedComplaint: new RegExp(
          `${complaints}|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|broken by the test${isSlow ? `|${GITHUB_COMPLAINT.source}` : ""}`,
        ),
      });

      for (const [task, { quickly, perform }] of Object.entries(tasks)) {
        if (!isSlow && !quickly.includes(language)) continue;
        test(task, SAMPLE, async ({ page, context }, testInfo) => {
          if (isSlow) test.setTimeout(600_000);
          page.setDefaultTimeout(60_000);
          const desk = await open(context);
          if (isSlow) await slowDown(context, DELAY_MS);
          try {
            await perform({ page, language, desk });
            if (isSlow)
              await context
                .pages()
                .at(-1)
                ?.screenshot({ path: testInfo.outputPath("last.png") });
          } finally {
            await desk.leave();
          }
        });
      }
    });
