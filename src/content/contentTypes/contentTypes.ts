import type { AnyObjectSchema, AnySchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { calculatorSchema } from "./calculator";
import { countriesSchema, countrySchema } from "./country";
import { reviewSchema, serviceSchema, statSchema, stepSchema, teamRoleSchema, testimonialSchema } from "./entries";
import { projectSchema } from "./project";
import { siteSchema } from "./site";
import { wordPageSchema } from "./wordPage";
import { ENTRY_PAGES } from "../../site/entryPages";

/** A minimum number of entries with a certain value that a page requires. */
export interface Need {
  field: string;
  is: string | boolean;
  atLeast: number;
  /** The page that would otherwise be incomplete. */
  page: Words;
}

/** A content type: where its files are, their schema, and the GraphQL type of an entry. */
export interface ContentType {
  type: string;
  /** A folder with one file per entry (`services`), or a single file (`site.json`), below `content/`. */
  place: string;
  /** Schema of a file. */
  file: AnySchema;
  /** Schema of an entry; differs from the file's only if the file is a list. */
  entry: AnyObjectSchema;
  /** Minimum number of entries. */
  atLeast: number;
  /** What individual pages require beyond that. */
  needs: readonly Need[];
}

const contentType = (
  type: string,
  place: string,
  entry: AnyObjectSchema,
  more: Partial<ContentType> = {},
): ContentType => ({
  type,
  place,
  entry,
  file: entry,
  atLeast: 1,
  needs: [],
  ...more,
});

const HOME: Words = { en: "the home page", es: "el inicio" };

const WHO_WE_ARE: Words = { en: "the “Who we are” page", es: "la página “Quiénes somos”" };

const onPage = (page: string, name: Words): Need => ({ field: "page", is: page, atLeast: 1, page: name });

export const CONTENT_TYPES: readonly ContentType[] = [
  contentType("Company", "site.json", siteSchema),
  contentType("Stat", "stats", statSchema, {
    atLeast: 5,
    needs: [onPage("home", HOME), onPage("who-we-are", WHO_WE_ARE)],
  }),
  contentType("Service", "services", serviceSchema, {
    atLeast: 3,
    needs: [{ field: "onHome", is: true, atLeast: 3, page: HOME }],
  }),
  contentType("Testimonial", "testimonials", testimonialSchema),
  contentType("Review", "reviews", reviewSchema, { atLeast: 0 }),
  contentType("Project", ENTRY_PAGES.project.folder, projectSchema),
  contentType("TeamRole", "team", teamRoleSchema),
  contentType("Step", "steps", stepSchema),
  contentType("WordPage", ENTRY_PAGES.wordPage.folder, wordPageSchema, { atLeast: 0 }),
  contentType("Country", "countries.json", countrySchema, { file: countriesSchema }),
  contentType("Calculator", "calculator.json", calculatorSchema),
];

/** The content type of a file below `content/`, such as `services/academy.json`. */
export function contentTypeOf(path: string): ContentType | undefined {
  return CONTENT_TYPES.find(({ place }) => path === place || path.startsWith(`${place}/`));
}
