import { readFileSync } from "node:fs";
import { readFormContent } from "../../../../src/server/leads/intake/formContent";
import { withValue } from "../../../fixtures/brokenContent";
import { folderOf, removeFolders } from "../../../fixtures/folder";

afterEach(removeFolders);

const STAFF_MAIL = "text/staff-mail.json";
const FILES = ["countries.json", "text/contact-form.json", "text/sell-your-house.json", STAFF_MAIL, "site.json"];

/** A folder with the content the server reads, its staff mail replaced. */
const withStaffMail = (change: (source: string) => string): string => {
  const files = FILES.map((name) => [name, readFileSync(`content/${name}`, "utf8")] as const);
  return folderOf(
    Object.fromEntries(files.map(([name, source]) => [name, name === STAFF_MAIL ? change(source) : source])),
  );
};

test.each([
  [
    "a field that the server does not know",
    (source: string) => withValue(source, "extra", "x"),
    /extra is not a field/,
  ],
  ["an empty text", (source: string) => withValue(source, "page.title.es", ""), /page\.title\.es /],
  ["no JSON", () => "{", /JSON/],
])("content with %s is rejected, naming file and field", async (_what, change, reason) => {
  const error = await readFormContent(withStaffMail(change)).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error?.message).toMatch(/staff-mail\.json cannot be used: /);
  expect(error?.message).toMatch(reason);
});
