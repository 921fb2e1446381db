import { graphql } from "gatsby";

export const exampleQuery = graphql`
  fragment DealExample on Query {
    example: company {
      exampleDeal {
        purchasePrice
        works
        salePrice
      }
    }
    calculator {
      ...CalculatorFacts
    }
  }
`;
