import { NETWORKS } from "../../../src/components/socialProfiles";
import { siteSchema } from "../../../src/content/contentTypes/site";

test("every social network that content may name is shown", () => {
  expect(Object.keys(siteSchema.fields.social.fields).sort()).toEqual(Object.keys(NETWORKS).sort());
});
