import { nextOrder } from "../../../../src/editor/screen/nextOrder";
import { contentFile } from "../../../../src/editor/save/saveCheck";

const steps = (...orders: number[]) =>
  orders.map((order, index) => contentFile(`steps/${index}.json`, JSON.stringify({ order })));

test("a new entry comes after the last one, in steps of ten", () => {
  expect(nextOrder(steps(10, 40, 20), "steps")).toBe(50);
  expect(nextOrder(steps(10, 43), "steps")).toBe(50);
});

test("other folders and unreadable files do not count, and a folder without entries has no next place", () => {
  const files = [...steps(10), contentFile("steps/broken.json", "{"), contentFile("team/a.json", '{"order": 900}')];
  expect(nextOrder(files, "steps")).toBe(20);
  expect(nextOrder(files, "projects")).toBeUndefined();
});
