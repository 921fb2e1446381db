// What counts as the contact that an earlier attempt created.
import { readLookup, type ContactMatch } from "../../../../src/server/crm/zoho/createZohoCrm";

const contact = { First_Name: "Ana", Last_Name: "Muñoz", Phone: "+13055550142", Email: "ana@example.com" };
const ACCEPTED = Date.parse("2026-07-01T12:00:00Z");
const sought: ContactMatch = { contact, refField: undefined, sinceMs: ACCEPTED };

const found = (record: object, from: ContactMatch = sought) =>
  readLookup({ status: 200, text: JSON.stringify({ data: [{ id: "7", ...record }] }) }, from);

test.each([
  ["2026-07-01T12:00:01Z", ["7"]],
  ["2026-07-01T11:55:00Z", ["7"]],
  ["2026-07-01T11:54:59Z", []],
  [undefined, []],
])("a contact created at %s, for a lead accepted at 12:00, is %j: clocks may differ by five minutes", (time, ids) => {
  expect(found({ ...contact, Created_Time: time })).toEqual({ found: ids });
});

test.each(["First_Name", "Last_Name", "Phone"])("a contact with another %s is another person", (field) => {
  expect(found({ ...contact, [field]: "other", Created_Time: "2026-07-01T12:00:01Z" })).toEqual({ found: [] });
});

test("a number is an ID, too, unless it is too large to be exact", () => {
  const record = { ...contact, Created_Time: "2026-07-01T12:00:01Z" };
  expect(found({ ...record, id: 57_257_670 })).toEqual({ found: ["57257670"] });
  expect(found({ ...record, id: 2 ** 60 })).toEqual({ found: [] });
});

test("with a field for the lead's ID, only that counts", () => {
  const own: ContactMatch = { ...sought, contact: { ...contact, Ref: "lead-1" }, refField: "Ref" };
  expect(found({ First_Name: "A.", Ref: "lead-1" }, own)).toEqual({ found: ["7"] });
  expect(found({ ...contact, Ref: "lead-2", Created_Time: "2026-07-01T12:00:01Z" }, own)).toEqual({ found: [] });
});
