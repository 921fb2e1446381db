// What the compiler names when a table grows: the recipes for a field of the form and for a language rest on it.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { FIELD_TABLE, withEntry, withPetName } from "../fixtures/longerTable";

const unchanged = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of the files below `folders` with another text in one file. */
function complaintsWith(changedFile: string, change: (source: string) => string, folders: RegExp): ts.Diagnostic[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const changed = change(readFileSync(changedFile, "utf8"));
  host.getSourceFile = (name, target, ...rest) => {
    if (name.endsWith(changedFile)) return ts.createSourceFile(name, changed, target);
    if (!unchanged.has(name)) unchanged.set(name, getSourceFile(name, target, ...rest));
    return unchanged.get(name);
  };
  const isMeant = (name: string) => folders.test(name) && !name.includes("node_modules");
  const roots = fileNames.filter((name) => isMeant(name) || name.endsWith(".d.ts"));
  const program = ts.createProgram(roots, options, host);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isMeant(fileName))
    .flatMap((file) => program.getSemanticDiagnostics(file));
}

const pathOfFile = (file: ts.SourceFile | undefined) => path.relative(".", file?.fileName ?? "");

/** Only these can refer to a field of the form. */
const FIELD_FOLDERS = /(^|\/)src\/(contact|islands|server\/(leads|crm))\//;

const brokenBy = (change: (source: string) => string) =>
  [...new Set(complaintsWith(FIELD_TABLE, change, FIELD_FOLDERS).map(({ file }) => pathOfFile(file)))].sort();

/** Where a field's label is read from the page's texts: their schema and content/text/contact-form.json need it. */
const WORDS = [
  "src/contact/fields/errorMessage.ts",
  "src/contact/submit/requestLinks.ts",
  "src/contact/ui/fields/ContactText.tsx",
  "src/server/leads/intake/contactReplies.ts",
  "src/server/leads/channels/staffMail.ts",
];
const INPUT = "src/contact/ui/FormFields.tsx";
const RECORDS = ["src/server/crm/hubspot/createHubspotCrm.ts", "src/server/crm/zoho/contactRecord.ts"];

test("a field without its entry in the table does not compile", () => {
  expect(brokenBy(withPetName)).toContain(FIELD_TABLE);
}, 300_000);

test("with its entry, a field still needs its texts and input, and nothing else", () => {
  expect(brokenBy((source) => withEntry(source, "details"))).toEqual([...WORDS, INPUT].sort());
}, 300_000);

test("a field of the CRM record also needs its place there", () => {
  expect(brokenBy((source) => withEntry(source, "record"))).toEqual([...WORDS, INPUT, ...RECORDS].sort());
}, 300_000);

/** What the code itself says in each language: the compiler names each of them. */
const WORDS_IN_CODE = ["src/i18n/languageTable.ts: LANGUAGE_TABLE"];

/** The constant that a complaint is about, or "code". */
function constantOf({ file, start = 0 }: ts.Diagnostic): string {
  const statement = file?.statements.find(({ end }) => start < end);
  const isConstant = statement !== undefined && ts.isVariableStatement(statement);
  return (isConstant && statement.declarationList.declarations[0]?.name.getText(file)) || "code";
}

test("the compiler names every constant that needs Portuguese", () => {
  const addPortuguese = (source: string) => source.replace('["en", "es"]', '["en", "es", "pt"]');
  // Gatsby generates the query types during a build: errors about missing ones are unrelated to languages.
  const complaints = complaintsWith("src/i18n/languages.ts", addPortuguese, /(^|\/)src\/(?!gatsby-types)/)
    .filter(({ messageText }) => /\bpt\b/.test(ts.flattenDiagnosticMessageText(messageText, "\n")))
    .map((complaint) => `${pathOfFile(complaint.file)}: ${constantOf(complaint)}`);
  expect([...new Set(complaints)].sort()).toEqual(WORDS_IN_CODE);
}, 300_000);
