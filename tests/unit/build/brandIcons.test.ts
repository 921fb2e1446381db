import { readFileSync } from "node:fs";
import { BRAND_ICONS_FILE, brandIcons, joinedPath } from "../../../src/build/icons/brandIcons";

test("the networks' icons are those of the icon set (npm run icons updates them)", () => {
  expect(readFileSync(BRAND_ICONS_FILE, "utf8")).toBe(brandIcons());
});

test("an icon's paths become one; what is not a path is refused, because it would be missing", () => {
  expect(joinedPath('<g fill="none"><path d="M1 2h3"/><path stroke-width="2" d="m4 5v.01"/></g>')).toBe(
    "M1 2h3M0 0m4 5v.01",
  );
  for (const body of ["", '<path d="M1 2h3"/><circle cx="12" cy="12" r="4"/>'])
    expect(() => joinedPath(body)).toThrow("Only icons of paths");
});
