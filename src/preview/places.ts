// Where the page's texts come from: each localized text carries the number of its place, invisibly, until the page has
// been drawn. The site itself never sees these marks.
import { ArraySchema, ObjectSchema, type AnySchema } from "yup";
import { vercelStegaCombine } from "@vercel/stega";
import { isGroup } from "../content/isGroup";
import type { TextPlace } from "../editor/previewPane/shown";
import { entryOf, fieldsOf } from "../content/schema/schemaParts";

/** Shorter facts, such as a state's code, are found in too many texts. */
const SHORTEST_FACT = 4;

export interface Places {
  /** The value of a file with a mark in every localized text. */
  marked(file: string, schema: AnySchema, value: unknown): unknown;
  /** The place with this number. */
  placeAt(number: number): TextPlace | undefined;
  /** The only place of a text that is the same in every language, such as a phone number. */
  placeOfFact(text: string): TextPlace | undefined;
}

export function keepPlaces(): Places {
  const places: TextPlace[] = [];
  const numbers = new Map<string, number>();
  /** By text; null if it stands in several places. */
  const facts = new Map<string, TextPlace | null>();

  /** A place keeps its number, so that React draws only what has changed. */
  function numberOf(place: TextPlace): number {
    const name = `${place.file} ${place.field}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, places.length);
    return places.push(place) - 1;
  }

  function keepFact(text: string, place: TextPlace): void {
    const known = facts.get(text);
    const isSame = known?.file === place.file && known.field === place.field;
    facts.set(text, known === undefined || isSame ? place : null);
  }

  function markedText(file: string, field: string, text: unknown, isLocalized: boolean): unknown {
    if (typeof text !== "string" || text === "") return text;
    if (isLocalized) return vercelStegaCombine(text, numberOf({ file, field }));
    if (text.length >= SHORTEST_FACT) keepFact(text, { file, field });
    return text;
  }

  function marked(file: string, schema: AnySchema | undefined, value: unknown, field: string, isText = false): unknown {
    if (schema instanceof ObjectSchema && isGroup(value)) {
      const parts = new Map(fieldsOf(schema));
      const isPair = schema.meta()?.kind === "localized";
      const inner = Object.entries(value).map(([name, one]) => [
        name,
        marked(file, parts.get(name), one, field ? `${field}.${name}` : name, isPair),
      ]);
      return Object.fromEntries(inner);
    }
    if (schema instanceof ArraySchema && Array.isArray(value)) {
      const item = entryOf(schema);
      return value.map((one, index) => marked(file, item, one, `${field}[${index}]`));
    }
    return markedText(file, field, value, isText);
  }

  return {
    marked: (file, schema, value) => marked(file, schema, value, ""),
    placeAt: (number) => places[number],
    placeOfFact: (text) => facts.get(text) ?? undefined,
  };
}
