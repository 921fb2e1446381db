// A field that nothing reads is a typing mistake that would pass in silence: every group of every file rejects it.
import type { AnySchema } from "yup";
import { shapeProblems } from "../../../../src/content/checks/shapeProblems";
import { isRecord } from "../../../../src/content/isRecord";
import { folderOf } from "../../../../src/content/read/filePath";
import { entryOf, fieldsOf } from "../../../../src/content/schema/schemaParts";
import { realContent } from "../../../fixtures/brokenContent";

/** The groups of a value that its schema knows, each with its path. */
function groupsIn(schema: AnySchema, value: unknown, path: string): { group: Record<string, unknown>; path: string }[] {
  if (isRecord(value)) {
    const inner = fieldsOf(schema).flatMap(([name, part]) =>
      groupsIn(part, value[name], path ? `${path}.${name}` : name),
    );
    return [{ group: value, path }, ...inner];
  }
  const item = entryOf(schema);
  // The other entries of a list have the same schema.
  return item && Array.isArray(value) ? groupsIn(item, value[0], `${path}[0]`) : [];
}

test("every group in the content rejects a field that it does not know", () => {
  const seen = new Set<string>();
  const accepted: string[] = [];
  for (const { name, schema, source } of realContent()) {
    if (!schema) continue;
    // Entries of a folder have the same schema, but not all of its optional groups.
    const place = name.startsWith("text/") ? name : folderOf(name) || name;
    const value: unknown = JSON.parse(source);
    for (const { group, path } of groupsIn(schema, value, "")) {
      if (seen.has(`${place} ${path}`)) continue;
      seen.add(`${place} ${path}`);
      group.mistyped = 1;
      const told = shapeProblems({ name, schema, value }).map(({ field }) => field);
      if (!told.includes(path ? `${path}.mistyped` : "mistyped")) accepted.push(`${name} ${path}`);
      delete group.mistyped;
    }
  }
  expect(accepted).toEqual([]);
});
