// The cost of another field in the form: the compiler names each place that needs it, and everything else derives from
// the table. A made-up field is added to a copy of it.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import countries from "../../../../content/countries.json";
import { leadRow, SENT } from "../../../fixtures/leadRow";

const TABLE = "src/contact/fields/contactFields.ts";

const withPetName = (source: string) =>
  source.replace("export interface SentValues {", "export interface SentValues {\n  petName?: string;");

const entry = (crm: "details" | "record") => `
  petName: {
    required: false, shown: "always", initial: "", ...text(readLine, 40, false), input: { autoComplete: "off" },
    typed: "value", isFreeText: false, crm: "${crm}", csv: { column: "petName", cell: ({ petName }) => petName },
    staff: { label: "Pet", line: ({ petName }) => petName, inList: false }, display: ({ petName }) => petName,
  },`;

const withEntry = (source: string, crm: "details" | "record") =>
  withPetName(source).replace("export const CONTACT_FIELDS = {", `export const CONTACT_FIELDS = {${entry(crm)}`);

const unchanged = new Map<string, ts.SourceFile | undefined>();

/** The files of src/ that do not compile with the given table. */
function brokenBy(change: (source: string) => string): string[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const changed = change(readFileSync(TABLE, "utf8"));
  host.getSourceFile = (name, target, ...rest) => {
    if (name.endsWith(TABLE)) return ts.createSourceFile(name, changed, target);
    if (!unchanged.has(name)) unchanged.set(name, getSourceFile(name, target, ...rest));
    return unchanged.get(name);
  };
  // Only these can refer to a field.
  const isOwn = (name: string) => /(^|\/)src\/(contact|islands|server\/(leads|crm))\//.test(name);
  const program = ts.createProgram(
    fileNames.filter((name) => isOwn(name) || name.endsWith(".d.ts")),
    options,
    host,
  );
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => isOwn(fileName))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file }) => path.relative(".", file?.fileName ?? ""));
  return [...new Set(files)].sort();
}

/** Where a field's label is read from the page's texts: their schema and content/text/contact-form.json need it. */
const WORDS = [
  "src/contact/fields/errorMessage.ts",
  "src/contact/submit/requestLinks.ts",
  "src/contact/ui/fields/fieldLabel.ts",
  "src/server/leads/intake/refusalPage.ts",
  "src/server/leads/targets/staffMail.ts",
  "src/server/leads/targets/visitorMail.ts",
];
const INPUT = "src/contact/ui/fields/FormFields.tsx";
const RECORD = "src/server/crm/zoho/contactRecord.ts";

test("a field without its entry in the table does not compile", () => {
  expect(brokenBy(withPetName)).toContain(TABLE);
}, 300_000);

test("with its entry, a field still needs its texts and input, and nothing else", () => {
  expect(brokenBy((source) => withEntry(source, "details"))).toEqual([...WORDS, INPUT].sort());
}, 300_000);

test("a field of the CRM record also needs its place there", () => {
  expect(brokenBy((source) => withEntry(source, "record"))).toEqual([...WORDS, INPUT, RECORD].sort());
}, 300_000);

const importAll = async () => ({
  ...(await import("../../../../src/contact/submit/requestLinks")),
  ...(await import("../../../../src/server/crm/details")),
  ...(await import("../../../../src/server/leads/intake/formContent")),
  ...(await import("../../../../src/server/leads/staff/csv")),
  ...(await import("../../../../src/server/leads/staff/leadText")),
  ...(await import("../../../../src/server/leads/targets/staffMail")),
  ...(await import("../../../../src/server/leads/targets/visitorMail")),
});

/** The code with the longer table. */
async function withLongerTable(crm: "details" | "record"): ReturnType<typeof importAll> {
  const { outputText } = ts.transpileModule(withEntry(readFileSync(TABLE, "utf8"), crm), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const table: Record<string, unknown> = {};
  const load = (file: string): unknown => jest.requireActual(path.resolve(path.dirname(TABLE), file));
  new Function("exports", "require", outputText)(table, load);
  let modules: ReturnType<typeof importAll> | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock("../../../../src/contact/fields/contactFields", () => table);
    modules = importAll();
    await modules;
  });
  if (modules === undefined) throw new Error("The code with the longer table was not loaded.");
  return modules;
}

const values = { ...SENT, petName: "Rex" };

test.each(["details", "record"] as const)("a field of the CRM's %s reaches staff and the visitor", async (crm) => {
  const code = await withLongerTable(crm);
  const form = await code.readFormContent();
  Object.assign(form.texts.en, { petName: "Pet" });
  const lead = leadRow({ values });
  const news = { event: "lead" as const, id: "n", at: 0, leads: [lead] };
  const told = code.staffMail(news, {
    form,
    language: "en",
    crmConfigured: true,
    link: () => "",
    escape: (text: string) => text,
  });
  expect(told.text).toContain("\nPet: Rex\n");
  expect(code.visitorsMailbox(form).write(news).text).toContain("\nPet: Rex\n");
  expect(code.leadDetails(lead)).toMatch(/^Pet +Rex$/m);
  expect([code.csvHeader(), code.csvLine(lead)]).toEqual([
    expect.stringContaining('"petName"'),
    expect.stringContaining('"Rex"'),
  ]);
  const contact = {
    contact: { phone: "", email: "" },
    chat: { number: "1", message: "" },
    mail: { subject: "", body: "" },
  };
  const { chat } = code.requestLinks(values, { text: form.texts.en, countries, language: "en", contact });
  expect(new URL(chat).searchParams.get("text")).toContain("Pet: Rex");
  const isDetail = crm === "details";
  expect([code.detailsOf({ values }).includes("petName: Rex"), form.details.map(String).includes("petName")]).toEqual([
    isDetail,
    isDetail,
  ]);
});
