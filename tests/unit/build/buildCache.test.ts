import { openCache } from "../../../src/build/buildCache";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** Makes the text it is given, and records its calls. */
function maker() {
  const make = jest.fn((text: string) => Promise.resolve(Buffer.from(text)));
  return { make, of: (text: string) => () => make(text) };
}

test("a result is made once for the same inputs, in this build or the next; other inputs have their own", async () => {
  const folder = folderOf({});
  const { make, of } = maker();
  expect((await openCache(folder).of(["br", "house"], of("packed"))).toString()).toBe("packed");
  const next = openCache(folder);
  expect((await next.of(["br", Buffer.from("house")], of("again"))).toString()).toBe("packed");
  expect((await next.of(["gz", "house"], of("zipped"))).toString()).toBe("zipped");
  expect((await next.of(["brhouse"], of("joined"))).toString()).toBe("joined");
  expect(make.mock.calls).toEqual([["packed"], ["zipped"], ["joined"]]);
});

test("results that a build has not requested are deleted", async () => {
  const folder = folderOf({});
  const { of } = maker();
  const first = openCache(folder);
  await Promise.all([first.of(["a"], of("a")), first.of(["b"], of("b"))]);
  const second = openCache(folder);
  await second.of(["b"], of("b anew"));
  second.forgetOthers();
  expect(filesBelow(folder)).toHaveLength(1);
  expect((await openCache(folder).of(["b"], of("b anew"))).toString()).toBe("b");
});

test("a failure is not cached", async () => {
  const folder = folderOf({});
  await expect(openCache(folder).of(["a"], () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  expect(filesBelow(folder)).toEqual([]);
});
