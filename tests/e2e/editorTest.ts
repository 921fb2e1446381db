// Tests of the editor that each change a copy of the project.
import { openProject, type EditorProject } from "./editorProject";
import { test as base } from "./test";

export { expect } from "./test";

export const test = base.extend<{ project: EditorProject }>({
  project: async ({ context }, provide) => {
    const project = await openProject();
    await provide(project);
    // The editor goes on asking its backend while it is open.
    for (const page of context.pages()) await page.close();
    await project.remove();
  },
});
