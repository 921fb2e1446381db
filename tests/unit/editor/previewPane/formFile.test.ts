import { contentFormat } from "../../../../src/editor/save/contentFormat";
import { formFileOf, type PreviewProps } from "../../../../src/editor/previewPane/preview";
import type { EditorField } from "../../../../src/editor/config/decapConfig";
import { labelOf } from "../../../../src/editor/config/labels";

const field = (name: string, widget: EditorField["widget"]): EditorField => ({
  name,
  label: labelOf(name),
  widget,
  required: true,
});

const FIELDS: EditorField[] = [{ ...field("order", "typedNumber"), number: "whole" }, field("photo", "image")];

const kept = (value: Record<string, unknown>) => ({ get: (name: string) => value[name], toJS: () => value });

function props(path: string | undefined, mediaFiles: unknown[] = []): PreviewProps {
  const data = kept({ photo: "oak.webp", order: "20" });
  return {
    entry: kept({ path, data, mediaFiles: { toJS: () => mediaFiles, get: () => undefined } }),
    collection: kept({ folder: "content/projects" }),
    fields: { map: (read) => ({ toJS: () => FIELDS.map((one) => read(kept({ ...one })) as string) }) },
  };
}

const format = contentFormat([FIELDS]);

test("unsaved pictures are included by name", () => {
  const photo = new Blob(["photo"]);
  const { uploads } = formFileOf(
    props("content/projects/oak.json", [{ name: "oak.webp", file: photo }, { name: "x" }]),
    format,
  );
  expect([...uploads]).toEqual([["oak.webp", photo]]);
});
