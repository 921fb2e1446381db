import { NETWORKS } from "../../../../src/components/socialProfiles";
import { launchProblems } from "../../../../src/content/checks/launch";
import type { ParsedFile, Problem } from "../../../../src/content/read/problem";
import { schemaOf } from "../../../../src/content/read/fileNames";
import { parseFiles } from "../../../../src/content/read/parseFiles";
import { realContent } from "../../../fixtures/brokenContent";

function file(name: string, value: unknown): ParsedFile {
  const schema = schemaOf(name);
  if (!schema) throw new Error(`${name} has no schema`);
  return { name, schema, value };
}

const placesOf = (problems: Problem[]) => problems.map(({ file: name, field }) => `${name} ${field}`.trim());

const found = (name: string, value: unknown) => placesOf(launchProblems([file(name, value)]));

const licensed = file("text/common.json", { footer: { license: { en: "CGC1", es: "CGC1" } } });

/** The facts of a real business. */
const REAL = {
  url: "https://www.acme-homes.com",
  contact: { phone: "+1 305 567 8901", email: "hello@acme-homes.com", street: "12 Palm Avenue" },
  chat: {},
  social: { linkedin: "https://www.linkedin.com/company/acme-homes" },
};

/** The places in site.json that are still open, with some facts changed. */
const openFacts = (change: object) => placesOf(launchProblems([licensed, file("site.json", { ...REAL, ...change })]));

test("an entry or a group marked as a sample is listed, wherever the mark is", () => {
  expect(found("stats/houses.json", { isSample: true })).toEqual(["stats/houses.json isSample", NO_LICENSE]);
  expect(found("projects/oak.json", { deal: { isSample: true } })).toContain("projects/oak.json deal.isSample");
  expect(found("site.json", { ...REAL, presenter: { isSample: true } })).toContain("site.json presenter.isSample");
  expect(found("pages/faq.json", { questions: [{}, { isSample: true }] })).toContain(
    "pages/faq.json questions[1].isSample",
  );
  expect(found("stats/houses.json", { isSample: false, onHome: true })).toEqual([NO_LICENSE]);
});

const NO_LICENSE = "text/common.json footer.license";

test("open points are listed in each language, and brackets are not", () => {
  const answer = { en: "From {{?$50,000}} [1].", es: "Desde {{?$50,000}}, o {{?lo que diga}} [1]." };
  const problems = launchProblems([licensed, file("pages/faq.json", { questions: [{ answer }] })]);
  expect(placesOf(problems)).toEqual([
    "pages/faq.json questions[0].answer.en",
    "pages/faq.json questions[0].answer.es",
  ]);
  expect(problems[1]?.message.es).toContain("“$50,000”, “lo que diga”");
});

test("a text that names a state or county where the business is not is listed, its own are not", () => {
  const site = file("site.json", {
    ...REAL,
    contact: { ...REAL.contact, state: "OH", areaServed: ["Franklin County"] },
  });
  const named = (en: string, es: string) =>
    placesOf(launchProblems([licensed, site, file("pages/faq.json", { questions: [{ answer: { en, es } }] })]));
  const both = ["pages/faq.json questions[0].answer.en", "pages/faq.json questions[0].answer.es"];
  expect(named("Florida’s law applies.", "Vale la ley de Florida.")).toEqual(both);
  expect(named("In West Virginia.", "En Virginia Occidental.")).toEqual(both);
  expect(named("In Miami-Dade County.", "En el condado de Miami-Dade.")).toEqual(both);
  expect(named("Sell your Hialeah house.", "Venda su casa en Hialeah.")).toEqual(both);
  expect(named("Houses in Ohio, Franklin County.", "Casas en Ohio, condado de Franklin.")).toEqual([]);
  expect(named("The county decides; Virginian pine.", "El condado decide.")).toEqual([]);
});

test("what a sample leaves behind by half is listed", () => {
  const said = (en: string) =>
    placesOf(launchProblems([licensed, file("pages/faq.json", { questions: [{ answer: { en, es: "" } }] })])).length;
  for (const left of ["Broker, license number; CGC number", "From {{?$50,000", "[house A", "house A]"])
    expect({ left, listed: said(left) }).toEqual({ left, listed: 1 });
  for (const fine of ["As in [1], see [Invest](/invest/).", "License CGC1519312"])
    expect({ fine, listed: said(fine) }).toEqual({ fine, listed: 0 });
});

test("analytics must be named on the privacy page", () => {
  const site = file("site.json", { ...REAL, analytics: { service: "umami", address: "https://a.io", id: "1" } });
  const privacy = (en: string) => file("pages/privacy.json", { sections: [{ text: { en, es: "" } }] });
  expect(placesOf(launchProblems([licensed, site, privacy("We count visits.")]))).toEqual(["pages/privacy.json"]);
  expect(launchProblems([licensed, site, privacy("We count visits with Umami.")])).toEqual([]);
});

test("captions and a transcript that a draft waits for are listed", () => {
  const draft = { draft: true, video: { file: "/media/ana.mp4", captions: null }, transcript: { en: "", es: "" } };
  const places = ["testimonials/ana.json video.captions", "testimonials/ana.json transcript"];
  expect(found("testimonials/ana.json", draft)).toEqual(expect.arrayContaining(places));
  const whole = {
    draft: true,
    video: { captions: { en: "/media/a.vtt", es: "/media/b.vtt" } },
    transcript: { en: "Hi." },
  };
  expect(found("testimonials/ana.json", whole)).not.toEqual(expect.arrayContaining([places[0]]));
  expect(found("testimonials/ana.json", whole)).not.toEqual(expect.arrayContaining([places[1]]));
});

test("links in Markdown and sounds in a transcript are not open questions", () => {
  const text = { en: "See [Invest](/invest/).", es: "Vea [Invertir](/invest/)." };
  const transcript = { en: "[Soft music] Hello.", es: "[Música suave] Hola." };
  const files = [
    licensed,
    file("pages/faq.json", { sections: [{ text }] }),
    file("testimonials/ana.json", { transcript }),
    file("site.json", { ...REAL, presenter: { transcript } }),
  ];
  expect(launchProblems(files)).toEqual([]);
});

test("a draft is not listed: visitors do not see it", () => {
  expect(found("stats/houses.json", { draft: true, isSample: true })).toEqual([NO_LICENSE]);
});

test.each([
  ["url", { url: "https://flipx.example" }],
  ["url", { url: "https://example.com" }],
  ["url", { url: "https://www.example.org:8443" }],
  ["url", { url: "https://site.test" }],
  ["url", { url: "https://localhost" }],
  ["contact.phone", { contact: { ...REAL.contact, phone: "+1 305 555 0142" } }],
  ["contact.email", { contact: { ...REAL.contact, email: "office@flipx.example" } }],
  ["contact.street", { contact: { ...REAL.contact, street: "100 Sample Street" } }],
  ["chat.number", { chat: { number: "13055550199" } }],
  ...Object.keys(NETWORKS).map((network): [string, object] => [
    `social.${network}`,
    { social: { [network]: "https://www.network.com/@flipx.example" } },
  ]),
])("an invented fact is listed: %s", (field, change) => {
  expect(openFacts(change)).toEqual([`site.json ${field}`]);
});

test.each([
  {},
  { url: "https://example.realty" },
  { url: "https://www.testhomes.com" },
  { contact: { ...REAL.contact, phone: "+1 305 555 0242" } },
  { contact: { ...REAL.contact, email: "example@acme-homes.com" } },
  { social: { linkedin: null } },
])("a real fact is not listed: %j", (change) => {
  expect(openFacts(change)).toEqual([]);
});

test("a team of roles alone is listed, with their number; one that has a person is its owner's choice", () => {
  const roles = [file("team/crew.json", {}), file("team/scout.json", {})];
  const problems = launchProblems([licensed, ...roles]);
  expect(placesOf(problems)).toEqual(["team"]);
  expect(problems[0]?.message.en).toContain("has 2 roles");
  expect(launchProblems([licensed, file("team/lead.json", { person: { name: "Ana" } }), ...roles])).toEqual([]);
});

test("every message says in both languages what to do", () => {
  const { parsed } = parseFiles(realContent());
  for (const { message } of launchProblems(parsed)) {
    expect(message.en).toMatch(/write|turn it off|fill in|name the/);
    expect(message.es).toMatch(/escriba|escríbalo|desactívelo|complete|nombre las/);
  }
});
