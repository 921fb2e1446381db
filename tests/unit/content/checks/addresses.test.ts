// Entry pages: the content check's rules for their files and for links to them.
import { slugOf } from "../../../../src/content/read/filePath";
import { asItIs, entryIn, problemsAfter, withValue } from "../../../fixtures/brokenContent";

test.each([
  ["invest", "has the same address as another page, /invest/"],
  ["404", "has the same address as another page, /404/"],
  ["es", "has an address that the site reserves"],
  ["admin", "has an address that the site reserves"],
  ["projects", "has the same address as another page, /projects/"],
  ["Privacy Notice", "has a name that can't be part of a link"],
])("a page named %s is one problem that says “%s”", (name, message) => {
  expect(problemsAfter({ [`pages/${name}.json`]: asItIs })).toEqual([
    { file: `pages/${name}.json`, field: "", message: expect.stringContaining(message) },
  ]);
});

test("a link to a project's page is valid if its file exists, and cannot name an anchor", () => {
  const project = `/projects/${slugOf(entryIn("projects"))}`;
  const leadTo = (link: string) => problemsAfter({ "services/new.json": (file) => withValue(file, "link", link) });
  expect(leadTo(`${project}/`)).toEqual([]);
  expect(leadTo(`${project}z/`)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`did you mean ${project}/?`) }),
  ]);
  expect(leadTo(`${project}/#deal`)).toEqual([
    expect.objectContaining({ message: expect.stringContaining("remove the # part") }),
  ]);
});

test("an entry at a reserved address is told so even if it cannot be used otherwise", () => {
  const messages = problemsAfter({ "pages/admin.json": () => "[]" }).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining("group of fields"), expect.stringContaining("reserves")]);
});
