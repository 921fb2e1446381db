// The editor in browsers that Playwright does not drive: an entry is opened, changed, and saved.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { EDITOR_PAGE } from "../../src/build/editor/writeEditor";
import { freePort } from "../freePort";
import { openProject } from "./editorProject";
import type { OtherPage } from "./otherPage";
import { expect } from "./test";

const ENTRY = "content/steps/buy.json";

const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

/** Serves the built editor, told to save to another backend than that of `npm run cms`. */
async function serveEditorOf(backend: string) {
  const port = await freePort();
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? "/", "http://localhost").pathname);
    if (request.url === "/admin/") return void response.setHeader("content-type", "text/html").end(EDITOR_PAGE);
    readFile(path.join("public/admin", name)).then(
      (bytes) => {
        if (name !== "config.json") response.setHeader("content-type", TYPES[path.extname(name)] ?? "text/plain");
        const config = () => JSON.stringify({ ...JSON.parse(bytes.toString()), local_backend: { url: backend } });
        response.end(name === "config.json" ? config() : bytes);
      },
      () => response.writeHead(name === "favicon.ico" ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return {
    address: `http://localhost:${port}/admin/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Presses the first element of a kind that says this; returns false if there is none yet. */
function press(kind: string, text: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(kind)].find(({ innerText }) => innerText.trim() === text);
  found?.click();
  return found !== undefined;
}

const says = (selector: string, text: string): boolean =>
  document.querySelector<HTMLInputElement>(selector)?.value === text;

async function eventually(happens: () => Promise<boolean>): Promise<void> {
  await expect.poll(happens, { timeout: 90_000 }).toBe(true);
}

/** Opens an entry, writes into both languages of its title, and publishes it; expects the file to say so. */
export async function editAndSave(page: OtherPage): Promise<void> {
  const project = await openProject();
  const editor = await serveEditorOf(project.backend);
  try {
    await page.resize(1280);
    await page.goTo(`${editor.address}#/collections/steps/entries/buy`);
    await eventually(() => page.evaluate(press, "button", "Login"));
    const title = (JSON.parse(project.read(ENTRY)) as { title: Record<"en" | "es", string> }).title;
    await eventually(() => page.evaluate(says, 'input[id^="es-field-"]', title.es));
    for (const language of ["en", "es"] as const) await page.type(`input[id^="${language}-field-"]`, "!");
    await eventually(() => page.evaluate(press, "[role=button], button", "Publish"));
    await eventually(() => page.evaluate(press, "[role=menuitem]", "Publish now"));
    const written = () => {
      const saved = (JSON.parse(project.read(ENTRY) || "{}") as { title?: typeof title }).title;
      return [saved?.en, saved?.es].map((text) => text?.includes("!") && text.replace("!", ""));
    };
    await expect.poll(written, { timeout: 60_000 }).toEqual([title.en, title.es]);
    // `innerText` would be in capitals, as it is shown.
    await eventually(() => page.evaluate(() => document.body.textContent?.includes("Changes saved") === true));
  } finally {
    // The editor goes on asking its backend while it is open.
    await page.goTo("about:blank");
    editor.close();
    await project.remove();
  }
}
