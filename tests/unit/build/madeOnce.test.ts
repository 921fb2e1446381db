import { madeOnce } from "../../../src/build/madeOnce";
import { filesBelow } from "../../../src/build/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

/** Makes what it is told to, and counts. */
function maker() {
  const make = jest.fn((text: string) => Promise.resolve(Buffer.from(text)));
  return { make, of: (text: string) => () => make(text) };
}

test("the same parts are made once, by this build or the next; other parts are made for themselves", async () => {
  const folder = folderOf({});
  const { make, of } = maker();
  expect((await madeOnce(folder).of(["br", "house"], of("packed"))).toString()).toBe("packed");
  const next = madeOnce(folder);
  expect((await next.of(["br", Buffer.from("house")], of("again"))).toString()).toBe("packed");
  expect((await next.of(["gz", "house"], of("zipped"))).toString()).toBe("zipped");
  expect((await next.of(["brhouse"], of("joined"))).toString()).toBe("joined");
  expect(make.mock.calls).toEqual([["packed"], ["zipped"], ["joined"]]);
});

test("what a build has not asked for is forgotten", async () => {
  const folder = folderOf({});
  const { of } = maker();
  const first = madeOnce(folder);
  await Promise.all([first.of(["a"], of("a")), first.of(["b"], of("b"))]);
  const second = madeOnce(folder);
  await second.of(["b"], of("b anew"));
  second.forgetOthers();
  expect(filesBelow(folder)).toHaveLength(1);
  expect((await madeOnce(folder).of(["b"], of("b anew"))).toString()).toBe("b");
});

test("what failed is not kept", async () => {
  const folder = folderOf({});
  await expect(madeOnce(folder).of(["a"], () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  expect(filesBelow(folder)).toEqual([]);
});
