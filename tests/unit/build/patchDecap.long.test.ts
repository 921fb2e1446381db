import { readFileSync } from "node:fs";
import { patchDecap } from "../../../src/build/editor/writeEditor";

/** What Decap CMS's field asks, as its program has it. */
const shouldUpdate = (program: string) => {
  const [, body = ""] = /shouldComponentUpdate\(e\)(\{return[^{}]*isLoadingAsset[^{}]*\})/.exec(program) ?? [];
  return new Function("e", body) as (this: { props: object }, next: object) => boolean;
};

test("a field of Decap CMS shows what is typed while a picture loads, and still waits with the rest", () => {
  const shipped = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");
  const props = { isLoadingAsset: true, value: "a", classNameWrapper: "plain" };
  const asked = (program: string, change: object) => shouldUpdate(program).call({ props }, { ...props, ...change });
  expect([asked(shipped, { value: "ab" }), asked(patchDecap(shipped), { value: "ab" })]).toEqual([false, true]);
  expect(asked(patchDecap(shipped), { classNameWrapper: "active" })).toBe(false);
  expect(asked(patchDecap(shipped), { isLoadingAsset: false, classNameWrapper: "active" })).toBe(true);
});

test("an entry that is still loading has no address yet, and raises no error", () => {
  const shipped = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");
  const deployOf = (program: string) => {
    const [, body = ""] = /getDeploy\(e,t,n\)(\{.*?status:"SUCCESS"\}\})/.exec(program) ?? [];
    const addressOf = (...[, , , entry]: { path?: string }[]) => entry?.path ?? fail();
    const fail = () => {
      throw new TypeError("no entry");
    };
    return new Function("e", "t", "n", body.replace(/url:\w+\(/, "url:this.addressOf(")).bind({
      config: { site_url: "https://x.example" },
      addressOf,
    }) as (collection: object, slug: string, entry?: { path: string }) => unknown;
  };
  expect(() => deployOf(shipped)({}, "oak")).toThrow("no entry");
  expect(deployOf(patchDecap(shipped))({}, "oak")).toBeUndefined();
  expect(deployOf(patchDecap(shipped))({}, "oak", { path: "/oak/" })).toEqual({ url: "/oak/", status: "SUCCESS" });
});

test("a list counts in words that fit their number, and an optional group is not counted", () => {
  const shipped = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");
  const [, heading = ""] = /heading:(n\.get\("group"\).*?),label:c\.toLowerCase/.exec(patchDecap(shipped)) ?? [];
  const headingOf = new Function("l", "n", "c", "d", `return ${heading}`) as (...values: unknown[]) => string;
  const field = (more: object) => new Map<string, unknown>(Object.entries({ label_plural: "elementos", ...more }));
  const shown = (size: number, more = {}) => headingOf({ size }, field(more), "Elemento", "zona atendida");
  expect([shown(0), shown(1), shown(2), shown(0, { group: true })]).toEqual([
    "0 elementos",
    "1 elemento",
    "2 elementos",
    "",
  ]);
});

test("a version without the fault is told", () => {
  expect(() => patchDecap("shouldComponentUpdate(e){return!0}")).toThrow("no longer has a fault");
});
