import { calculatorAddress, projectsAddress, loadOnDemand } from "../../../src/content/onDemandData";
import { OTHER } from "../../fixtures/languages";

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

test("each language and part has its own URL", () => {
  const addresses = [
    projectsAddress("en", 1),
    projectsAddress("en", 2),
    projectsAddress(OTHER, 1),
    calculatorAddress(OTHER),
  ];
  expect(addresses).toEqual([
    "/data/projects/en-1.json",
    "/data/projects/en-2.json",
    "/data/projects/es-1.json",
    "/data/calculator/es.json",
  ]);
});

test("a file is fetched once, even if requested again while loading", async () => {
  const served = serve(good(["one"]));
  const both = [loadOnDemand("/data/once.json"), loadOnDemand("/data/once.json")];
  expect(await Promise.all(both)).toEqual([["one"], ["one"]]);
  expect(await loadOnDemand("/data/once.json")).toEqual(["one"]);
  expect(served.mock.calls).toEqual([["/data/once.json"]]);
});

test.each([
  ["no connection", new TypeError("Failed to fetch")],
  ["an error response", { ok: false, status: 404, json: async () => ({}) }],
  ["invalid JSON", { ok: true, json: async () => JSON.parse("<html>") as unknown }],
])("after %s, the next call tries again", async (name, failure) => {
  const address = `/data/${name}.json`;
  const served = serve(failure, good({ words: 1 }));
  await expect(loadOnDemand(address)).rejects.toThrow();
  expect(await loadOnDemand(address)).toEqual({ words: 1 });
  expect(served).toHaveBeenCalledTimes(2);
});
