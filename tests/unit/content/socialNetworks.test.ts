import { NETWORKS } from "../../../src/components/socialProfiles";
import { siteSchema } from "../../../src/content/contentTypes/site";
import type { SchemaObjectDescription } from "yup";

test("every social network that content may name is shown", () => {
  const { fields } = siteSchema.describe().fields.social as SchemaObjectDescription;
  expect(Object.keys(fields).sort()).toEqual(Object.keys(NETWORKS).sort());
});
