// Decap CMS keeps the old form when the address changes to another: then, whatever the two are, the page is loaded anew.
import { collections } from "../../src/editor/config/editorConfig";
import { followAddress } from "../../src/editor/screen/formAddress";

interface Form {
  collection: string;
  /** Undefined for a new entry. */
  slug: string | undefined;
}

/** Of each folder, two entries and a new one; and every file. */
const FORMS: readonly Form[] = collections().flatMap(({ name, files }) =>
  (files?.map((file) => file.name) ?? ["one", "other", undefined]).map((slug) => ({ collection: name, slug })),
);

const addressOf = ({ collection, slug }: Form) =>
  `http://localhost/admin/#/collections/${collection}/${slug === undefined ? "new?order=70" : `entries/${slug}`}`;

const reload = jest.fn();
const byDecap = jest.fn();

beforeAll(() => {
  followAddress(reload);
  addEventListener("hashchange", byDecap);
});

/** What happens: the page is loaded anew, or Decap CMS changes the form. */
async function change(oldURL: string, newURL: string): Promise<"reload" | "decap"> {
  reload.mockClear();
  byDecap.mockClear();
  dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
  await Promise.resolve().then(() => undefined);
  await new Promise(process.nextTick);
  expect(reload.mock.calls.length + byDecap.mock.calls.length).toBe(1);
  return reload.mock.calls.length === 1 ? "reload" : "decap";
}

test("from any form to any other, the page is loaded anew; Decap CMS itself begins another entry of a list", async () => {
  const wrong: string[] = [];
  for (const before of FORMS)
    for (const after of FORMS) {
      if (before === after) continue;
      const isBegun = after.slug === undefined && after.collection === before.collection;
      const way = await change(addressOf(before), addressOf(after));
      if (way !== (isBegun ? "decap" : "reload")) wrong.push(`${addressOf(before)} ${addressOf(after)}: ${way}`);
    }
  expect(wrong).toEqual([]);
  expect(FORMS.length).toBeGreaterThan(30);
});

test("to and from lists and the first screen, Decap CMS changes the screen", async () => {
  for (const form of FORMS)
    for (const screen of ["http://localhost/admin/", `http://localhost/admin/#/collections/${form.collection}`]) {
      expect(await change(addressOf(form), screen)).toBe("decap");
      expect(await change(screen, addressOf(form))).toBe("decap");
    }
});
