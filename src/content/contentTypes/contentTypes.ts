import type { AnyObjectSchema, AnySchema } from "yup";
import { calculatorSchema } from "./calculator";
import { countriesSchema, countrySchema } from "./country";
import { reviewSchema, serviceSchema, statSchema, stepSchema, teamRoleSchema, testimonialSchema } from "./entries";
import { projectSchema } from "./project";
import { siteSchema } from "./site";
import { wordPageSchema } from "./wordPage";
import { ENTRY_PAGES } from "../../site/entryPages";

/** A content type: where its files are, their schema, and the GraphQL type of an entry. */
export interface ContentType {
  type: string;
  /** A folder with one file per entry (`services`), or a single file (`site.json`), below `content/`. */
  place: string;
  file: AnySchema;
  /** Schema of an entry; differs from the file's only if the file is a list. */
  entry: AnyObjectSchema;
  atLeast: number;
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
  ...more,
});

export const CONTENT_TYPES: readonly ContentType[] = [
  contentType("Company", "site.json", siteSchema),
  contentType("Stat", "stats", statSchema, { atLeast: 0 }),
  contentType("Service", "services", serviceSchema, { atLeast: 0 }),
  contentType("Testimonial", "testimonials", testimonialSchema, { atLeast: 0 }),
  contentType("Review", "reviews", reviewSchema, { atLeast: 0 }),
  contentType("Project", ENTRY_PAGES.project.folder, projectSchema),
  contentType("TeamRole", "team", teamRoleSchema, { atLeast: 0 }),
  contentType("Step", "steps", stepSchema, { atLeast: 0 }),
  contentType("WordPage", ENTRY_PAGES.wordPage.folder, wordPageSchema, { atLeast: 0 }),
  contentType("Country", "countries.json", countrySchema, { file: countriesSchema }),
  contentType("Calculator", "calculator.json", calculatorSchema),
];

/** The content type of a file below `content/`, such as `services/academy.json`. */
export function contentTypeOf(path: string): ContentType | undefined {
  return CONTENT_TYPES.find(({ place }) => path === place || path.startsWith(`${place}/`));
}
