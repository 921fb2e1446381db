import { readLeadSettings } from "../../../../src/server/leads/leadSettings";

const limitsOf = (env: Record<string, string>) => readLeadSettings(env).limits;

test("without a limit per sender there is no flood limit either, unless one is set", () => {
  expect(limitsOf({})).toEqual({ rateLimit: 5, floodLimit: 200 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0" })).toEqual({ rateLimit: 0, floodLimit: 0 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0", LEADS_FLOOD_LIMIT: "9" })).toEqual({ rateLimit: 0, floodLimit: 9 });
});
