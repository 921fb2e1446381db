import { readFileSync } from "node:fs";
import { PostLimits } from "../../../../src/server/leads/intake/PostLimits";
import { readLeadSettings } from "../../../../src/server/leads/leadSettings";

const limitsOf = (env: Record<string, string>) => readLeadSettings(env).limits;

test("without a limit per sender there is no flood limit either, unless one is set", () => {
  expect(limitsOf({})).toEqual({ rateLimit: 5, floodLimit: 200 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0" })).toEqual({ rateLimit: 0, floodLimit: 0 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0", LEADS_FLOOD_LIMIT: "9" })).toEqual({ rateLimit: 0, floodLimit: 9 });
});

test("where all visitors count as one sender, the advised limits let through as many posts as usual from everybody", () => {
  const docs = readFileSync("docs/deployment.md", "utf8");
  const [, floodLimit = ""] = /LEADS_FLOOD_LIMIT=(\d+)/.exec(docs) ?? [];
  const passed = (settings: Record<string, string>, addressOf: (post: number) => string) => {
    const parts = { shared: undefined, sourceKey: () => "key", now: () => 0, monotonicNow: () => 0 };
    const limits = new PostLimits(limitsOf(settings), parts);
    return Array.from({ length: 3000 }, (_, post) => limits.flood(limits.postFrom(addressOf(post)))).filter(
      (waitSeconds) => waitSeconds === 0,
    ).length;
  };
  const usual = passed({}, (post) => `10.0.${post >> 8}.${post & 255}`);
  expect(usual).toBe(2000);
  expect(passed({ LEADS_RATE_LIMIT: "0", LEADS_FLOOD_LIMIT: floodLimit }, () => "10.0.0.1")).toBe(usual);
});
