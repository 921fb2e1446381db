import type { AnyObjectSchema, AnySchema } from "yup";
import { calculatorSchema } from "./kinds/calculator";
import { countriesSchema, countrySchema } from "./kinds/country";
import {
  projectSchema,
  serviceSchema,
  statSchema,
  stepSchema,
  teamRoleSchema,
  testimonialSchema,
} from "./kinds/entries";
import { siteSchema } from "./kinds/site";

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
}

const kind = (type: string, place: string, entry: AnyObjectSchema, atLeast = 1, file: AnySchema = entry): Kind => ({
  type,
  place,
  entry,
  file,
  atLeast,
});

export const KINDS: readonly Kind[] = [
  kind("Company", "site.json", siteSchema),
  kind("Stat", "stats", statSchema, 5),
  kind("Service", "services", serviceSchema, 3),
  kind("Testimonial", "testimonials", testimonialSchema),
  kind("Project", "projects", projectSchema),
  kind("TeamRole", "team", teamRoleSchema),
  kind("Step", "steps", stepSchema),
  kind("Country", "countries.json", countrySchema, 1, countriesSchema),
  kind("Calculator", "calculator.json", calculatorSchema),
];

/** The kind that a file below `content/` belongs to; `path` such as `services/academy.json`. */
export function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ place }) => path === place || path.startsWith(`${place}/`));
}
