// The cost of another field in the form: beside the places that the compiler names (tests/unit/compiler.long.test.ts),
// everything derives from the table. A made-up field is added to a copy of it.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import countries from "../../../../content/countries.json";
import { importedWith } from "../../../fixtures/importedWith";
import { FIELD_TABLE, withEntry } from "../../../fixtures/longerTable";
import { leadRow, SENT } from "../../../fixtures/leadRow";

const importAll = async () => ({
  ...(await import("../../../../src/contact/submit/requestLinks")),
  ...(await import("../../../../src/server/crm/leadText")),
  ...(await import("../../../../src/server/leads/intake/formContent")),
  ...(await import("../../../../src/server/leads/staff/csv")),
  ...(await import("../../../../src/server/leads/staff/leadText")),
  ...(await import("../../../../src/server/leads/channels/staffMail")),
});

async function withLongerTable(crm: "details" | "record"): ReturnType<typeof importAll> {
  const { outputText } = ts.transpileModule(withEntry(readFileSync(FIELD_TABLE, "utf8"), crm), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const table: Record<string, unknown> = {};
  const load = (file: string): unknown => jest.requireActual(path.resolve(path.dirname(FIELD_TABLE), file));
  new Function("exports", "require", outputText)(table, load);
  return importedWith({ "contact/fields/contactFields.ts": () => table }, importAll);
}

const values = { ...SENT, petName: "Rex" };

test.each(["details", "record"] as const)("a field of the CRM's %s reaches staff", async (crm) => {
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
  expect(code.detailsOf({ values }).includes("petName: Rex")).toBe(crm === "details");
});
