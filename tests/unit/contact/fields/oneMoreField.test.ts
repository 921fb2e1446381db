// The cost of another field in the form: the compiler names each place that needs it. A budget is added to a copy of the
// list of fields.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const TABLE = "src/contact/fields/contactFields.ts";

const withBudget = (source: string) =>
  source.replace("export interface SentValues {", "export interface SentValues {\n  budget?: string;");

const entry = (crm: "details" | "record") => `
  budget: {
    required: false, shown: "always", initial: "", rules: () => optionalText(40), input: { autoComplete: "off" },
    crm: "${crm}", csv: { column: "budget", cell: ({ budget }) => budget },
    staff: { label: "Budget", line: ({ budget }) => budget, inList: false }, chat: ({ budget }) => budget,
  },`;

const withEntry = (source: string, crm: "details" | "record") =>
  withBudget(source).replace("export const FIELDS = {", `export const FIELDS = {${entry(crm)}`);

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
  "src/contact/ui/fieldLabel.ts",
  "src/server/leads/intake/refusalPage.ts",
  "src/server/leads/targets/staffMail.ts",
  "src/server/leads/targets/visitorMail.ts",
];
const INPUT = "src/contact/ui/FormFields.tsx";
const RECORD = "src/server/crm/zoho/contactRecord.ts";

test("a field without its entry in the table does not compile", () => {
  expect(brokenBy(withBudget)).toContain(TABLE);
}, 300_000);

test("with its entry, a field still needs its texts and input, and nothing else", () => {
  expect(brokenBy((source) => withEntry(source, "details"))).toEqual([...WORDS, INPUT].sort());
}, 300_000);

test("a field of the CRM record also needs its place there", () => {
  expect(brokenBy((source) => withEntry(source, "record"))).toEqual([...WORDS, INPUT, RECORD].sort());
}, 300_000);
