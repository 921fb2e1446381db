// The CI workflow against the project it checks.
import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/platform/publicWalk";

const WORKFLOW = readFileSync(".github/workflows/site.yml", "utf8");
const FILES = ["content", "src", "static"].flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));

/** The files that a cache's key depends on. */
function filesOfKey(cache: string): string[] {
  const [, key = ""] = new RegExp(`key: ${cache}-(.*)`).exec(WORKFLOW) ?? [];
  const patterns = [...key.matchAll(/'([^']+)'/g)].map(([, pattern = ""]) => pattern);
  return patterns.flatMap((pattern) => {
    const source = pattern
      .replaceAll(".", "\\.")
      .replace(/\*\*\/?|\*/g, (stars) => (stars === "*" ? "[^/]*" : stars.endsWith("/") ? "(.*/)?" : ".*"));
    return FILES.filter((name) => new RegExp(`^${source}$`).test(name));
  });
}

test("the key of the picture cache changes with the pictures, their sizes, and the recipe", () => {
  const files = filesOfKey("pictures");
  const asks = (text: string) => text.includes("graphql`") && /gatsbyImageData\(|\.\.\.\w+Picture\b/.test(text);
  const queried = FILES.filter((name) => /\.tsx?$/.test(name) && asks(readFileSync(name, "utf8")));
  expect(queried.length).toBeGreaterThan(3);
  expect(files).toEqual(
    expect.arrayContaining([
      ...FILES.filter((name) => /^content\/.*\.(jpe?g|png|webp)$/.test(name)),
      ...queried,
      "src/build/pictures/encodePictures.ts",
      "src/build/pictures/pictureNames.ts",
      "src/build/pictures/pictureResolver.ts",
    ]),
  );
});

test("nothing is deployed whose checks, build, or image have failed", () => {
  const [, deploy = ""] = WORKFLOW.split(/^ {2}deploy:/m);
  for (const job of ["check", "build", "image"]) {
    expect(/needs: \[(.*)\]/.exec(deploy)?.[1]?.split(", ")).toContain(job);
    expect(deploy).toMatch(new RegExp(`needs\\.${job}\\.result (== 'success'|!= 'failure')`));
  }
});

test("every command of the workflow is one of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = [...WORKFLOW.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("the image runs read-only, with its own volume and port, and is checked with the program it contains", () => {
  const [, job = ""] = /^ {2}image:\n([^]*?)\n\n/m.exec(WORKFLOW) ?? [];
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const last = (pattern: RegExp) => dockerfile.match(pattern)?.at(-1) ?? "missing";
  const run = job.split("\n").find((line) => line.includes("docker run")) ?? "";
  expect(run).toContain("--read-only");
  expect(run).toContain(`:${last(/(?<=^VOLUME ).*$/m)} `);
  expect(run).toContain(`:${last(/(?<=^EXPOSE ).*$/m)} `);
  expect(job).toContain(`docker cp site:${last(/(?<=^COPY --from=.* )\S+$/m)}/smoke.js`);
  expect(job).toContain("docker compose config -q");
});

test("every action is pinned to a commit, with its version for people and for the bot that updates it", () => {
  const used = [...WORKFLOW.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  expect(readFileSync(".github/dependabot.yml", "utf8")).toContain("package-ecosystem: github-actions");
});
