// A copy of the project with as many entries in content/projects/ as a benchmark wants, and caches of its own.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const COPIED = /^(content|src|static|gatsby-[\w-]+\.tsx?|tsconfig\.json|package(-lock)?\.json)$/;

interface ProjectEntry {
  order: number;
  title: { en: string; es: string };
}

export interface ProjectCopy {
  folder: string;
  /** Adds entries until there are `count`; their pictures are those of the entries that are there already. */
  growTo(count: number): void;
  /** Changes one sentence of the home page. */
  editText(): void;
  remove(): void;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const writeJson = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  for (const name of readdirSync(".").filter((one) => COPIED.test(one))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const projects = join(folder, "content/projects");
  const entryNames = () => readdirSync(projects).filter((name) => name.endsWith(".json"));
  const models = entryNames().map((name) => readJson<ProjectEntry>(join(projects, name)));
  return {
    folder,
    growTo(count) {
      // Behind the entries that are there, whose `order` ends at 60.
      for (let n = entryNames().length + 1; n <= count; n++) {
        const model = models[n % models.length];
        if (!model) throw new Error("content/projects/ has no entry to take the pictures from");
        const title = { en: `${model.title.en}, house ${n}`, es: `${model.title.es}, casa ${n}` };
        writeJson(join(projects, `house-${n}.json`), { ...model, order: 60 + n, title });
      }
    },
    editText() {
      const file = join(folder, "content/text/home.json");
      const text = readJson<{ hero: { description: { en: string; es: string } } }>(file);
      text.hero.description.en += " Ask us.";
      text.hero.description.es += " Pregúntenos.";
      writeJson(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
