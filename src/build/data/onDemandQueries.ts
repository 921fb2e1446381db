import { readFileSync } from "node:fs";
import type { ProjectContent } from "../../components/projectContent";

/** Gatsby shares fragments between page queries only, so here they are read from their files. */
function fragment(name: string, file: string): string {
  const [text] = new RegExp(`fragment ${name} on [^]*?\\n  }\\n`).exec(readFileSync(file, "utf8")) ?? [];
  if (!text) throw new Error(`${file} has no fragment ${name}`);
  return text;
}

export interface ProjectsAnswer {
  allProject: { nodes: ProjectContent[] };
}

/** All projects. */
export const onDemandProjectsQuery = () => `
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

export interface CalculatorAnswer {
  words: { data: string };
  calculator: unknown;
  /** Only sold ones. */
  projects: { nodes: { deal: { purchasePrice: number; salePrice: number } }[] };
}

/** The calculator's words as a JSON string, content/calculator.json, and the deals of sold projects. */
export const onDemandCalculatorQuery = () => `
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
