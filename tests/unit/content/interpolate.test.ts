import { interpolate, placeholdersIn } from "../../../src/content/interpolate";
import { factsIn, factsOf } from "../../../src/content/facts";
import { readSite } from "../../../src/build/readSite";

test("placeholders are replaced with their values wherever they occur", () => {
  expect(interpolate("{{brand}}: call {{phone}}, {{brand}}!", { brand: "Ours", phone: "+1" })).toBe(
    "Ours: call +1, Ours!",
  );
  expect(interpolate("{{percent}}% after", { percent: 0 })).toBe("0% after");
});

test("a placeholder without a value is kept for a later step", () => {
  expect(interpolate("© {{year}} {{legalName}}", { legalName: "Ours LLC" })).toBe("© {{year}} Ours LLC");
});

test("a value is inserted verbatim, even characters that are special in replacement patterns", () => {
  expect(interpolate("{{a}}", { a: "$& $1 {{b}}", b: "never" })).toBe("$& $1 {{b}}");
});

test("single braces are plain text", () => {
  expect(interpolate("{brand} {{ brand }}", { brand: "Ours" })).toBe("{brand} {{ brand }}");
});

test("the placeholders of a text are listed once, sorted", () => {
  expect(placeholdersIn("{{year}} {{brand}} {{year}} {no}")).toEqual(["brand", "year"]);
  expect(placeholdersIn("none")).toEqual([]);
});

test("the facts that texts may use come from the company's file, with an unbreakable phone number", () => {
  const site = readSite("content");
  expect(factsOf(site)).toEqual({
    brand: site.brand,
    legalName: site.legalName,
    phone: site.contact.phone.replaceAll(" ", "\u00a0"),
    email: site.contact.email,
    city: site.contact.city,
    state: { en: "Florida", es: "Florida" },
    region: { en: "South Florida", es: "el sur de Florida" },
  });
  const abroad = factsOf({ ...site, contact: { ...site.contact, region: undefined, state: "NY" } });
  expect([abroad.state, factsIn(abroad, "es").region]).toEqual([{ en: "New York", es: "Nueva York" }, "Nueva York"]);
});
