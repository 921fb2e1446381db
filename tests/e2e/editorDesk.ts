// Where an editor's work is kept: a copy of the project on this computer, or the stand-in for its repository on GitHub.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import type { EditorLanguage } from "../../src/i18n/editorLanguages";
import { answerAsGitHub, connectToGitHub, wholeRepository } from "./editorOnGitHub";
import { connectBackend, signIn } from "./editorPage";
import { openProject } from "./editorProject";

export interface Desk {
  /** True where saves are commits, with authors and earlier versions. */
  isGitHub: boolean;
  /** While true, there is no connection to it. */
  isCut: boolean;
  /** Opens an address of the editor in a page of the desk's context, signed in. */
  open(page: Page, language: EditorLanguage, address?: string): Promise<void>;
  /** The text of a file, by its path from the project's root; undefined if there is none. */
  read(path: string): string | undefined;
  /** Saves a text as somebody else. */
  write(path: string, text: string): void;
  /** Deletes a file as somebody else. */
  remove(path: string): void;
  leave(): Promise<void>;
}

export async function localDesk(context: BrowserContext): Promise<Desk> {
  const project = await openProject();
  let isSignedIn = false;
  const desk: Desk = {
    isGitHub: false,
    isCut: false,
    async open(page, language, address = "/admin/") {
      await page.goto(address);
      if (!isSignedIn) await signIn(page, language);
      isSignedIn = true;
    },
    read(path) {
      try {
        return readFileSync(join(project.folder, path), "utf8");
      } catch {
        return undefined;
      }
    },
    write: (path, text) => writeFileSync(join(project.folder, path), text),
    remove: (path) => rmSync(join(project.folder, path)),
    async leave() {
      // The editor goes on asking its backend while it is open.
      for (const page of context.pages()) await page.close();
      await project.remove();
    },
  };
  await connectBackend(context, (route) => (desk.isCut ? route.abort() : route.continue({ url: project.backend })));
  return desk;
}

export async function gitHubDesk(context: BrowserContext): Promise<Desk> {
  const repository = await wholeRepository(context);
  const desk: Desk = {
    isGitHub: true,
    isCut: false,
    open: async (page, _language, address = "/admin/") => void (await page.goto(address)),
    read: (path) => repository.read(path),
    write: (path, text) => repository.commit("Ana Pérez", { [path]: text }),
    remove: (path) => repository.commit("Ana Pérez", { [path]: null }),
    leave: () => Promise.resolve(),
  };
  await connectToGitHub(context);
  await answerAsGitHub(context, repository);
  await context.route("https://api.github.com/**", (route) => (desk.isCut ? route.abort() : route.fallback()));
  return desk;
}

/** Makes every request of a context take that long. */
export async function slowDown(context: BrowserContext, milliseconds: number): Promise<void> {
  const hold = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // By then, the page may have been closed or left.
    await route.fallback().catch(() => undefined);
  };
  await context.route(/^http/, hold);
}
