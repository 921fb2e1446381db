// How builds scale with the content: npm run bench build -- [COUNT …], by default with 10, 100 and 1000 projects.
// For each count: a cold build in a copy of the project, one of a fresh checkout with the encoded pictures (as CI has
// them when packages change), then rebuilds after editing a text and after adding a project.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { PICTURES } from "../../src/build/pictures/pictureNames";
import { filesBelow } from "../../src/build/publicWalk";
import { growingProject } from "./growingProject";
import { watchPeak } from "./processTree";
import { conditions, kilobytes, report } from "./report";
import { picturesSimilarity } from "./similarity";

interface Build {
  seconds: number;
  peakMiB: number;
}

interface Figures {
  count: number;
  cold: Build;
  /** A fresh checkout with the encoded pictures. */
  fresh: Build;
  edited: Build;
  added: Build;
  /** Size of the home page, brotli. */
  htmlBytes: number;
  pictures: { bytes: number; similarity: number };
}

/** Rejects with the end of the build's output if it fails. */
async function build(folder: string): Promise<Build> {
  const start = performance.now();
  const child = spawn("node_modules/.bin/tsx", ["src/build/build.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true" },
  });
  const peak = watchPeak(child.pid ?? 0);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  }
  const [code] = (await once(child, "close")) as [number | null];
  const peakMiB = peak();
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${said}`);
  return { seconds: (performance.now() - start) / 1000, peakMiB };
}

function picturesBytes(folder: string): number {
  const pictures = join(folder, "public", PICTURES);
  return filesBelow(pictures).reduce((sum, name) => sum + statSync(join(pictures, name)).size, 0);
}

async function measure(count: number): Promise<Figures> {
  const copy = growingProject();
  const size = (file: string) => statSync(join(copy.folder, "public", `${file}.br`)).size;
  try {
    copy.growTo(count);
    const cold = await build(copy.folder);
    const htmlBytes = size("index.html");
    const pictures = { bytes: picturesBytes(copy.folder), similarity: await picturesSimilarity(copy.folder) };
    copy.forgetAllButPictures();
    const fresh = await build(copy.folder);
    copy.editText();
    const edited = await build(copy.folder);
    copy.growTo(count + 1);
    const added = await build(copy.folder);
    return { count, cold, fresh, edited, added, htmlBytes, pictures };
  } finally {
    copy.remove();
  }
}

const peakOf = ({ cold, fresh, edited, added }: Figures): string =>
  Math.max(...[cold, fresh, edited, added].map(({ peakMiB }) => peakMiB)).toFixed(0);

/** The cost of one more project in a cold build, in ms, from this count and the smallest one. */
function perProject({ count, cold }: Figures, first: Figures | undefined): string {
  if (!first || count <= first.count) return "–";
  return ((1000 * (cold.seconds - first.cold.seconds)) / (count - first.count)).toFixed(0);
}

async function run(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error("Name numbers of projects only, such as: npm run bench build -- 10 100");
  const started = conditions();
  const all: Figures[] = [];
  for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
    const figures = await measure(count);
    all.push(figures);
    const { cold, fresh, edited, added } = figures;
    const seconds = [cold, fresh, edited, added].map((one) => one.seconds.toFixed(1)).join(", ");
    console.log(`${count} projects: ${seconds} s, at most ${peakOf(figures)} MiB, home ${figures.htmlBytes} bytes`);
  }
  const heading = [
    "Projects",
    "cold s",
    "ms per project",
    "pictures kept s",
    "text edited s",
    "project added s",
    "peak MiB",
    "home kB",
    "pictures MB",
    "similarity",
  ];
  const rows = all.map((figures) => [
    String(figures.count),
    figures.cold.seconds.toFixed(1),
    perProject(figures, all[0]),
    figures.fresh.seconds.toFixed(1),
    figures.edited.seconds.toFixed(1),
    figures.added.seconds.toFixed(1),
    peakOf(figures),
    kilobytes(figures.htmlBytes),
    (figures.pictures.bytes / 1e6).toFixed(2),
    figures.pictures.similarity.toFixed(4),
  ]);
  report(
    [heading, ...rows],
    [
      "Cold: without .cache and public. Pictures kept: a fresh checkout with public/pictures alone.",
      "Peak: resident memory of all processes of a build. Home: brotli.",
      "Pictures: all sizes in both formats. Similarity: structural, of the AVIF files of 704 and 730 pixels.",
      `${started}.`,
    ],
  );
}

void run();
