import { editorConfig } from "../../../../src/editor/config/editorConfig";
import { inLanguage } from "../../../../src/editor/config/inLanguage";
import { textLists, withEach } from "../../../../src/editor/paste/eachLine";
import { placeOf } from "../../../../src/editor/screen/problemPlace";

const config = inLanguage(editorConfig({ repository: undefined, branch: "main" }), "en");
const fieldsOf = (file: string) => placeOf(file, config)?.fields ?? [];

test("the lists of single texts of a form are found, wherever they are, and changed without the rest", () => {
  const site = {
    brand: "FlipX",
    contact: { phone: "1", areaServed: ["Miami"] },
    menu: [{ label: { en: "a" }, to: "/" }],
  };
  const lists = textLists(site, fieldsOf("site.json"));
  expect(lists.map(({ path }) => path)).toEqual(["contact.areaServed"]);
  expect(lists[0]?.withItems(["a", "b"])).toEqual({ ...site, contact: { phone: "1", areaServed: ["a", "b"] } });

  // An optional text in each language is a list of one in the form.
  const person = { name: "Ana", license: [{ en: "", es: "" }] };
  expect(textLists({ person: [person] }, fieldsOf("team/architect.json"))).toEqual([]);

  const [points] = textLists({ points: [{ en: "a", es: "" }] }, fieldsOf("services/funding.json"));
  expect(points).toMatchObject({ path: "points", items: [{ en: "a", es: "" }] });
  const home = { hero: { headline: [{ en: "a", es: "b" }] } };
  expect(textLists(home, fieldsOf("text/home.json"))).toMatchObject([{ path: "hero.headline", most: 3 }]);
});

test("each line gets an entry; the list in the other language fills those that are there", () => {
  expect(withEach(["Miami", "a b", "Broward"], 1, ["a", "b"])).toEqual(["Miami", "a", "b", "Broward"]);
  const english = withEach(
    [
      { en: "Old", es: "Viejo" },
      { en: "x y z", es: "" },
    ],
    1,
    ["x", "y", "z"],
    "en",
  );
  expect(english).toEqual([{ en: "Old", es: "Viejo" }, { en: "x", es: "" }, { en: "y" }, { en: "z" }]);
  expect(withEach(english, 1, ["equis", "ye", "zeta", "más"], "es")).toEqual([
    { en: "Old", es: "Viejo" },
    { en: "x", es: "equis" },
    { en: "y", es: "ye" },
    { en: "z", es: "zeta" },
    { es: "más" },
  ]);
});
