import { readFileSync } from "node:fs";
import { filesBelow } from "../../../../src/platform/publicWalk";
import { editorConfig } from "../../../../src/editor/config/editorConfig";
import { foundTexts } from "../../../../src/editor/screen/foundTexts";
import { inLanguage } from "../../../../src/editor/config/inLanguage";
import { contentFile } from "../../../../src/editor/save/saveCheck";

const files = filesBelow("content")
  .filter((name) => name.endsWith(".json"))
  .map((name) => contentFile(name, readFileSync(`content/${name}`, "utf8")));

const config = editorConfig({ repository: undefined, branch: "main" });

const find = (term: string, language: "en" | "es" = "en") => foundTexts(files, inLanguage(config, language), term);

const { contact } = JSON.parse(readFileSync("content/site.json", "utf8")) as {
  contact: { phone: string; email: string };
};

test("part of the phone number finds it first, however it is formatted", () => {
  const [country = "", ...rest] = contact.phone.split(" ");
  for (const term of [rest.slice(0, 2).join(" "), rest.join("").slice(0, 6), `${country}-${rest.join("-")}`])
    expect(find(term)[0]).toEqual({ file: "site.json", field: "contact.phone", text: contact.phone });
});

test.each(["en", "es"] as const)("WhatsApp finds the company's chat button by its hint, in %s", (language) => {
  expect(find("whatsapp", language)[0]).toMatchObject({ file: "site.json", field: "chat" });
});

test("texts are found in every language with their field, ignoring accents and case", () => {
  expect(find("inversion").some(({ text }) => text.includes("inversión"))).toBe(true);
  expect(find(contact.email.toUpperCase()).map(({ field }) => field)).toContain("contact.email");
});

test("what stands on the page is found: the company's name in a text, and an amount as pages write it", () => {
  const { brand } = JSON.parse(readFileSync("content/site.json", "utf8")) as { brand: string };
  expect(find(brand).some(({ file, text }) => file.startsWith("text/") && text.includes(brand))).toBe(true);
  const sold = files.find(({ source }) => /"salePrice": \d{6}/.test(source));
  const price = Number(/"salePrice": (\d+)/.exec(sold?.source ?? "")?.[1]);
  expect(find(`$${price.toLocaleString("en-US")}`)).toContainEqual(
    expect.objectContaining({ file: sold?.name, text: String(price) }),
  );
});

test("the digits of two numbers are not taken for one number", () => {
  const numbers = contentFile("site.json", JSON.stringify({ brand: "1200 houses since 3456" }));
  expect(foundTexts([numbers], inLanguage(config, "en"), "0034")).toEqual([]);
});

test("a country is found in a file that is a list", () => {
  expect(find("Argentina")[0]).toMatchObject({
    file: "countries.json",
    field: expect.stringMatching(/^\[\d+\]\.name\.en$/),
  });
});

test("an unknown or empty term finds nothing", () => {
  expect(find("zzqx")).toEqual([]);
  expect(find("  ")).toEqual([]);
});
