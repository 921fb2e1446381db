import type { AnyObjectSchema, AnySchema } from "yup";
import type { Words } from "../i18n/editorLanguages";
import { calculatorSchema } from "./kinds/calculator";
import { countriesSchema, countrySchema } from "./kinds/country";
import {
  projectSchema,
  reviewSchema,
  serviceSchema,
  statSchema,
  stepSchema,
  teamRoleSchema,
  testimonialSchema,
} from "./kinds/entries";
import { siteSchema } from "./kinds/site";
import { wordPageSchema } from "./kinds/wordPage";
import { ENTRY_PAGES } from "../site/entryPages";

/** A number of entries with a certain value that a page cannot do without. */
export interface Need {
  field: string;
  is: string | boolean;
  atLeast: number;
  /** The page that would be left without, in a sentence. */
  page: Words;
}

/** One kind of content: where its files are, what a file must hold, and the GraphQL type of an entry. */
export interface Kind {
  type: string;
  /** A folder with one file per entry (`services`), or a single file (`site.json`), below `content/`. */
  place: string;
  /** What one file holds. */
  file: AnySchema;
  /** What one entry holds; differs from the file only where a file is a list. */
  entry: AnyObjectSchema;
  /** Fewest entries that the pages need. */
  atLeast: number;
  /** What single pages need beyond that. */
  needs: readonly Need[];
}

const kind = (type: string, place: string, entry: AnyObjectSchema, more: Partial<Kind> = {}): Kind => ({
  type,
  place,
  entry,
  file: entry,
  atLeast: 1,
  needs: [],
  ...more,
});

const HOME: Words = { en: "the home page", es: "el inicio" };

const WHO_WE_ARE: Words = { en: "the page “Who we are”", es: "la página “Quiénes somos”" };

const onPage = (page: string, name: Words): Need => ({ field: "page", is: page, atLeast: 1, page: name });

export const KINDS: readonly Kind[] = [
  kind("Company", "site.json", siteSchema),
  kind("Stat", "stats", statSchema, {
    atLeast: 5,
    needs: [onPage("home", HOME), onPage("who-we-are", WHO_WE_ARE)],
  }),
  kind("Service", "services", serviceSchema, {
    atLeast: 3,
    needs: [{ field: "onHome", is: true, atLeast: 3, page: HOME }],
  }),
  kind("Testimonial", "testimonials", testimonialSchema),
  kind("Review", "reviews", reviewSchema, { atLeast: 0 }),
  kind("Project", ENTRY_PAGES.project.folder, projectSchema),
  kind("TeamRole", "team", teamRoleSchema),
  kind("Step", "steps", stepSchema),
  kind("WordPage", ENTRY_PAGES.wordPage.folder, wordPageSchema, { atLeast: 0 }),
  kind("Country", "countries.json", countrySchema, { file: countriesSchema }),
  kind("Calculator", "calculator.json", calculatorSchema),
];

/** The kind that a file below `content/` belongs to; `path` such as `services/academy.json`. */
export function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ place }) => path === place || path.startsWith(`${place}/`));
}
