import { readFileSync } from "node:fs";
import type { CalculatorContent } from "../content/kinds/calculator";
import type { ProjectContent } from "../components/projectContent";

/** Gatsby lends the fragments of page queries to page queries only: here they are read from their file. */
function fragment(name: string, file: string): string {
  const [text] = new RegExp(`fragment ${name} on [^]*?\\n  }\\n`).exec(readFileSync(file, "utf8")) ?? [];
  if (!text) throw new Error(`${file} has no fragment ${name}`);
  return text;
}

export interface ProjectsAnswer {
  allProject: { nodes: ProjectContent[] };
}

/** All projects behind the featured ones. */
export const projectsQuery = () => `
  query ProjectsAnswer($language: String!, $featured: Int!) {
    allProject(sort: { order: ASC }, skip: $featured) {
      nodes {
        ...ProjectFacts
      }
    }
  }
  ${fragment("ProjectFacts", "src/sections/projectQuery.ts")}
  ${fragment("WidePicture", "src/components/pictureQueries.ts")}
`;

export interface CalculatorAnswer {
  words: { data: string };
  calculator: CalculatorContent;
}

/** The calculator's words, as JSON text, and content/calculator.json. */
export const calculatorQuery = () => `
  query CalculatorAnswer($language: String!) {
    words: locale(ns: { eq: "calculator" }, language: { eq: $language }) {
      data
    }
    calculator {
      ...CalculatorFacts
    }
  }
  ${fragment("CalculatorFacts", "src/calculator/calculatorQuery.ts")}
`;
