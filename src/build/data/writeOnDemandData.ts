// On-demand data (src/content/onDemandData.ts) is written in `createPages`, where queries work, by builds and by
// `gatsby develop`.
import { readdirSync, readFileSync } from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import {
  calculatorAddress,
  FEATURED_PROJECTS,
  ON_DEMAND,
  projectsAddress,
  PROJECTS_PER_FILE,
  TEASER_RATES,
} from "../../content/onDemandData";
import { isCalculable } from "../../projects/deal";
import type { ProjectContent } from "../../projects/project";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { replaceFiles } from "../replaceFiles";
import { sha256 } from "../../platform/sha256";
import { readCalculator } from "../../content/contentTypes/calculatorAnswer";

/** Gatsby shares fragments between page queries only, so here they are read from their files. */
function fragment(name: string, file: string): string {
  const [text] = new RegExp(`fragment ${name} on [^]*?\\n  }\\n`).exec(readFileSync(file, "utf8")) ?? [];
  if (!text) throw new Error(`${file} has no fragment ${name}`);
  return text;
}

export interface ProjectsAnswer {
  allProject: { nodes: ProjectContent[] };
}

const onDemandProjectsQuery = () => `
  query ProjectsAnswer($language: String!) {
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectFacts
      }
    }
  }
  ${fragment("ProjectFacts", "src/sections/projectQuery.ts")}
  ${fragment("DealFigures", "src/sections/projectQuery.ts")}
  ${fragment("WidePicture", "src/components/pictureQueries.ts")}
`;

interface CalculatorAnswer {
  words: { data: string };
  calculator: unknown;
  /** Only sold ones. */
  projects: { nodes: { deal: { purchasePrice: number; salePrice: number } }[] };
}

/** The calculator's words as a JSON string, content/calculator.json, and the deals of sold projects. */
const onDemandCalculatorQuery = () => `
  query CalculatorAnswer($language: String!) {
    words: locale(ns: { eq: "calculator" }, language: { eq: $language }) {
      data
    }
    calculator {
      ...CalculatorFacts
    }
    projects: allProject(filter: { deal: { salePrice: { gt: 0 } } }, sort: { order: ASC }) {
      nodes {
        title(language: $language)
        areaSqft
        deal {
          purchasePrice
          works
          otherCosts
          salePrice
          months
        }
      }
    }
  }
  ${fragment("CalculatorFacts", "src/calculator/calculatorQuery.ts")}
`;

/** Splits a list into chunks of `size` entries, the last one possibly shorter; an empty list has no chunks. */
function inParts<T>(list: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, part) => part * size);
  return starts.map((start) => list.slice(start, start + size));
}

/** The folder below `public/data/` that the built scripts read: scripts and data of a build belong together. */
export function dataFingerprint(publicFolder: string): string {
  const [name, other] = readdirSync(publicFolder + ON_DEMAND);
  if (!name || other)
    throw new Error(`${publicFolder}${ON_DEMAND} must contain one folder, with the data of one build`);
  return name;
}

const fingerprintOf = (files: ReadonlyMap<string, string>) => sha256(JSON.stringify([...files])).slice(0, 10);

/**
 * Writes the on-demand data of all languages below `public/data/`, in a folder named by content hash (except in
 * development), so that a page opened before a release finds the data of its own build. Returns all projects, including
 * the featured ones, which are part of their page: the pictures of all can be encoded from now on.
 */
export async function writeOnDemandData(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  publicFolder = "public",
  isDevelopment = process.env.NODE_ENV === "development",
): Promise<ProjectContent[]> {
  const ask = async <T>(query: string, variables: Record<string, unknown>): Promise<T> => {
    const { data, errors } = await graphql<T>(query, variables);
    if (!data || errors) throw new Error(`On-demand data could not be read: ${JSON.stringify(errors)}`);
    return data;
  };
  const files = new Map<string, string>();
  const all: ProjectContent[] = [];
  const place = (address: string, content: unknown) =>
    files.set(address.slice(ON_DEMAND.length), JSON.stringify(content));
  for (const language of LANGUAGES) {
    const { allProject } = await ask<ProjectsAnswer>(onDemandProjectsQuery(), { language });
    all.push(...allProject.nodes);
    inParts(allProject.nodes.slice(FEATURED_PROJECTS), PROJECTS_PER_FILE).forEach((projects, i) =>
      place(projectsAddress(language, i + 1), projects),
    );
    const { words, calculator, projects } = await ask<CalculatorAnswer>(onDemandCalculatorQuery(), { language });
    const content = readCalculator(calculator);
    if (!content) throw new Error("On-demand data could not be read: content/calculator.json is missing");
    const text: unknown = JSON.parse(words.data);
    place(calculatorAddress(language), {
      text,
      content,
      projects: projects.nodes.filter(({ deal }) => isCalculable(deal)),
    });
    // Only numbers, which are the same in every language.
    if (language !== DEFAULT_LANGUAGE) continue;
    const { rates, defaults, typical } = content;
    place(TEASER_RATES, { rates: rates.map(({ key, value, unit }) => ({ key, value, unit })), defaults, typical });
  }
  const folder = isDevelopment ? "" : `${fingerprintOf(files)}/`;
  replaceFiles(publicFolder + ON_DEMAND, new Map([...files].map(([name, content]) => [folder + name, content])));
  return all;
}
