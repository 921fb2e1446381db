import { lateCalculator, lateProjects, loadLate } from "../../../src/content/lateData";

const serve = (...answers: (object | Error)[]) => {
  const served = jest.spyOn(globalThis, "fetch");
  for (const answer of answers) {
    if (answer instanceof Error) served.mockRejectedValueOnce(answer);
    else served.mockResolvedValueOnce(answer as Response);
  }
  return served;
};

const good = (content: unknown) => ({ ok: true, json: async () => content });

afterEach(() => jest.restoreAllMocks());

test("each language and part has an address of its own", () => {
  const addresses = [lateProjects("en", 1), lateProjects("en", 2), lateProjects("es", 1), lateCalculator("es")];
  expect(addresses).toEqual([
    "/late/projects/en-1.json",
    "/late/projects/en-2.json",
    "/late/projects/es-1.json",
    "/late/calculator/es.json",
  ]);
});

test("a file is fetched once, also when it is asked for again while it is on its way", async () => {
  const served = serve(good(["one"]));
  const both = [loadLate("/late/once.json"), loadLate("/late/once.json")];
  expect(await Promise.all(both)).toEqual([["one"], ["one"]]);
  expect(await loadLate("/late/once.json")).toEqual(["one"]);
  expect(served.mock.calls).toEqual([["/late/once.json"]]);
});

test.each([
  ["no connection", new TypeError("Failed to fetch")],
  ["an answer that is no success", { ok: false, status: 404, json: async () => ({}) }],
  ["a text that is no JSON", { ok: true, json: async () => JSON.parse("<html>") as unknown }],
])("after %s the next call tries again", async (name, failure) => {
  const address = `/late/${name}.json`;
  const served = serve(failure, good({ words: 1 }));
  await expect(loadLate(address)).rejects.toThrow();
  expect(await loadLate(address)).toEqual({ words: 1 });
  expect(served).toHaveBeenCalledTimes(2);
});
