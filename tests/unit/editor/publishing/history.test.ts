import { github } from "../../../../src/editor/publishing/github";
import { differences, lastToChange, versionsOf } from "../../../../src/editor/publishing/history";
import { FakeRepository, REPOSITORY } from "../../../fixtures/fakeRepository";

const FILE = "content/team/architect.json";
const API = "https://api.github.example";
const entry = (en: string, es: string) => JSON.stringify({ title: { en, es }, points: ["a", "b"] });

function hubOf(repository: FakeRepository) {
  jest.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
    const url = new URL(address as string);
    const { accept } = init?.headers as Record<string, string>;
    const { status, body } = repository.answer({ method: "GET", path: url.pathname + url.search, accept });
    return Promise.resolve(new Response(body, { status }));
  });
  return github({ apiRoot: API, repo: REPOSITORY, branch: "main" }, () => Promise.resolve("token"));
}

afterEach(() => jest.restoreAllMocks());

const version = (author: string, value: object) => ({ commit: "", author, at: "", source: JSON.stringify(value) });

function history() {
  const repository = new FakeRepository({ [FILE]: entry("One", "Uno"), "content/site.json": "{}" });
  repository.commit("Ana", { [FILE]: entry("Two", "Uno") }, "2026-11-02T10:00:00Z");
  repository.commit("Ana", { "content/site.json": "{ }" });
  repository.commit("Luis", { [FILE]: entry("Two", "Dos") }, "2026-11-03T10:00:00Z");
  return repository;
}

test("a file's versions are the commits that changed it, newest first, back to the one asked for", async () => {
  const hub = hubOf(history());
  const versions = await versionsOf(hub, FILE);
  expect(versions.map(({ author, at, source }) => [author, at, source])).toEqual([
    ["Luis", "2026-11-03T10:00:00Z", entry("Two", "Dos")],
    ["Ana", "2026-11-02T10:00:00Z", entry("Two", "Uno")],
    ["Founder", "2026-11-01T09:00:00Z", entry("One", "Uno")],
  ]);
  expect((await versionsOf(hub, FILE, entry("Two", "Uno"))).map(({ author }) => author)).toEqual(["Luis", "Ana"]);
});

test("the last author to change each field is found", async () => {
  const versions = await versionsOf(hubOf(history()), FILE);
  expect(lastToChange("title.en", versions)?.author).toBe("Ana");
  expect(lastToChange("title.es", versions)?.author).toBe("Luis");
  expect(lastToChange("title", versions)?.author).toBe("Luis");
  expect(lastToChange("points", versions)).toBeUndefined();
});

test("a list that grew counts as a change of its items; a field with a similar name does not", () => {
  const versions = [
    version("Luis", { point: 1, points: ["a", "b"] }),
    version("Ana", { point: 1, points: ["a"] }),
    version("Founder", { point: 0, points: ["a"] }),
  ];
  expect(lastToChange("points[1]", versions)?.author).toBe("Luis");
  expect(lastToChange("point", versions)?.author).toBe("Ana");
});

test("in a file that is a list, a change of one item is no change of another", () => {
  const versions = [
    version("Luis", [{ name: "Cuba" }, { name: "Perú" }]),
    version("Ana", [{ name: "Cuba" }, { name: "Peru" }]),
    version("Founder", [{ name: "cuba" }, { name: "Peru" }]),
  ];
  expect(lastToChange("[0].name", versions)?.author).toBe("Ana");
  expect(lastToChange("[1].name", versions)?.author).toBe("Luis");
});

test("commits that left invalid JSON or deleted the file are skipped", async () => {
  const repository = history();
  repository.commit("Luis", { [FILE]: "{ broken" });
  repository.commit("Luis", { [FILE]: null });
  expect((await versionsOf(hubOf(repository), FILE)).map(({ author }) => author)).toEqual(["Luis", "Ana", "Founder"]);
});

test("the fields that restoring a version would change are listed", () => {
  expect(differences(entry("One", "Uno"), entry("Two", "Uno"))).toEqual(["title.en"]);
});

test("a failed step gives its reasons, without the annotation GitHub adds to every failure", async () => {
  const repository = history();
  repository.reasons = ["content/site.json: phone must be a phone number", "Process completed with exit code 1."];
  const run = { id: 7, name: "build", status: "completed", conclusion: "failure", html_url: "" } as const;
  repository.checkRuns = [run];
  const hub = hubOf(repository);
  expect(await hub.checkRuns()).toEqual([run]);
  expect(await hub.reasonsOf(run)).toEqual(["content/site.json: phone must be a phone number"]);
});

test("an error response from GitHub rejects", async () => {
  const repository = history();
  repository.isSignedOut = true;
  await expect(hubOf(repository).checkRuns()).rejects.toThrow("401");
});
