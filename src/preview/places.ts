// Where the page's texts come from: each localized text carries the number of its place, invisibly, until the page has
// been drawn. The site itself never sees these marks.
import { vercelStegaCombine } from "@vercel/stega";
import type { TextPlace } from "../editor/previewPane/shown";

/** Shorter facts, such as a state's code, are found in too many texts. */
const SHORTEST_FACT = 4;

export interface Places {
  /** A localized text with the mark of its place. */
  marked(text: string, place: TextPlace): string;
  /** Keeps the place of a text that is the same in every language. */
  keepFact(text: string, place: TextPlace): void;
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

  return {
    marked: (text, place) => (text === "" ? text : vercelStegaCombine(text, numberOf(place))),
    keepFact(text, place) {
      if (text.length < SHORTEST_FACT) return;
      const known = facts.get(text);
      const isSame = known?.file === place.file && known.field === place.field;
      facts.set(text, known === undefined || isSame ? place : null);
    },
    placeAt: (number) => places[number],
    placeOfFact: (text) => facts.get(text) ?? undefined,
  };
}
