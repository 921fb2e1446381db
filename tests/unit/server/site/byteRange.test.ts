import { readByteRange } from "../../../../src/server/site/requestPath";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["Bytes= 1 - 2 ", { start: 1, end: 2 }],
])("%s of 1000 bytes is a part", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s of 1000 bytes is unsatisfiable",
  (header) => {
    expect(readByteRange(header, 1000)).toBe("unsatisfiable");
  },
);

test.each(["bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,3-4", "items=0-1", "bytes=a-b", "nonsense", ""])(
  "%j means the whole file",
  (header) => {
    expect(readByteRange(header, 1000)).toBe("whole");
  },
);

test("any range of an empty file is unsatisfiable", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
