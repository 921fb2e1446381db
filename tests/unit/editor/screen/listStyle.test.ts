import { listedEntries } from "../../../../src/editor/screen/listStyle";
import { contentFile } from "../../../../src/editor/save/saveCheck";

const file = (name: string, value: unknown) => contentFile(name, JSON.stringify(value));

test('an entry is listed with its place, its "after" picture, and whether it is a draft', () => {
  const oak = { order: 20, before: { file: "./oak-before.jpg" }, after: { file: "./oak-after.jpg" } };
  const files = [
    file("projects/oak.json", oak),
    file("team/buyer.json", { order: 10, draft: true }),
    file("site.json", {}),
  ];
  expect(listedEntries(files, "projects")).toEqual([
    { slug: "oak", order: 20, picture: "content/projects/oak-after.jpg", isDraft: false },
  ]);
  expect(listedEntries(files, "team")).toEqual([{ slug: "buyer", order: 10, picture: undefined, isDraft: true }]);
});

test("an unreadable entry is not listed", () => {
  expect(listedEntries([contentFile("projects/oak.json", "{")], "projects")).toEqual([]);
});
