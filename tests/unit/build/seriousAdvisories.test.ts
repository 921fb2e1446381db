import { seriousAdvisories } from "../../../src/build/release/seriousAdvisories";

const advisory = (severity: string) => ({ title: `A ${severity} one`, url: "https://example.com/1", severity });

const AUDIT = {
  vulnerabilities: {
    server: { nodes: ["node_modules/server"], via: [advisory("high"), advisory("moderate")] },
    dependent: { nodes: ["node_modules/dependent"], via: ["server"] },
    nested: { nodes: ["node_modules/builder/node_modules/nested"], via: [advisory("critical")] },
    builder: { nodes: ["node_modules/builder"], via: [advisory("critical"), "nested"] },
  },
};

test("only high and critical advisories on the given packages count, not those on other copies or dependencies", () => {
  const folders = ["node_modules/server", "node_modules/dependent", "node_modules/nested"];
  expect(seriousAdvisories(AUDIT, folders)).toEqual(["server (high): A high one, https://example.com/1"]);
  expect(seriousAdvisories(AUDIT, ["node_modules/builder/node_modules/nested"])).toHaveLength(1);
  expect(seriousAdvisories(AUDIT, [])).toEqual([]);
});
