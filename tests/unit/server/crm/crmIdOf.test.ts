import { crmIdOf } from "../../../../src/server/crm/outcome";

test.each([
  ["57257670", "57257670"],
  [57_257_670, "57257670"],
  // Too large to be exact.
  [2 ** 60, undefined],
  ["../7", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j as an ID is %j", (value, id) => {
  expect(crmIdOf(value)).toBe(id);
});
