// A copy of the project with any number of entries in content/projects/, and its own caches.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURES } from "../../src/build/pictures/pictureNames";
import { copyProject, type ProjectCopy } from "../fixtures/projectCopy";

interface ProjectEntry {
  order: number;
  title: { en: string; es: string };
}

export interface GrowingProject extends ProjectCopy {
  /** Adds entries until there are `count`; they use the pictures of the existing ones. */
  growTo(count: number): void;
  /** Changes one sentence of the home page. */
  editText(): void;
  /** Leaves what a fresh checkout has, and the encoded pictures. */
  forgetAllButPictures(): void;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const writeJson = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

export function growingProject(): GrowingProject {
  const copy = copyProject();
  const projects = join(copy.folder, "content/projects");
  const entryNames = () => readdirSync(projects).filter((name) => name.endsWith(".json"));
  const models = entryNames().map((name) => readJson<ProjectEntry>(join(projects, name)));
  return {
    ...copy,
    growTo(count) {
      // After the existing entries, whose `order` ends at 60.
      for (let n = entryNames().length + 1; n <= count; n++) {
        const model = models[n % models.length];
        if (!model) throw new Error("content/projects/ has no entry to take the pictures from");
        const title = { en: `${model.title.en}, house ${n}`, es: `${model.title.es}, casa ${n}` };
        writeJson(join(projects, `house-${n}.json`), { ...model, order: 60 + n, title });
      }
    },
    editText() {
      const file = join(copy.folder, "content/text/home.json");
      const text = readJson<{ hero: { description: { en: string; es: string } } }>(file);
      text.hero.description.en += " Ask us.";
      text.hero.description.es += " Pregúntenos.";
      writeJson(file, text);
    },
    forgetAllButPictures() {
      const [pictures, kept] = [join(copy.folder, "public", PICTURES), join(copy.folder, "kept")];
      renameSync(pictures, kept);
      for (const made of [".cache", "dist", "public", "src/gatsby-types.d.ts"])
        rmSync(join(copy.folder, made), { recursive: true, force: true });
      mkdirSync(join(copy.folder, "public"));
      renameSync(kept, pictures);
    },
  };
}
