import { assertPlainFolder } from "../../../src/build/assertPlainFolder";

test.each([
  "/srv/sitio(1)",
  "/srv/site [old]/flipx",
  "/srv/{a}/b",
  "/srv/what?",
  "/srv/#1",
  "/srv/a!",
  "/srv/a\\b",
  '/srv/"a"',
  "/srv/ana's",
  "/srv/a%20b",
  "/srv/a:b",
])("%s is refused in words", (folder) =>
  expect(() => assertPlainFolder(folder)).toThrow(`cannot be built in ${folder}`),
);

test.each(["/srv/mi sitio ñ", "/home/ana/site-2_b.c", "/srv/a+b@c", "/srv/Año & co, müller@x=1 + ~ñ"])(
  "%s is a folder like any other",
  (folder) => expect(() => assertPlainFolder(folder)).not.toThrow(),
);
