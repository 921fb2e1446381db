import { graphql } from "gatsby";

export const projectQuery = graphql`
  fragment ProjectFacts on Project {
    name
    title(language: $language)
    description(language: $language)
    areaSqft
    months
    deal {
      purchasePrice
      works
      otherCosts
      salePrice
      months
      differed {
        name(language: $language)
        planned
        actual
      }
      wentWrong(language: $language)
      isSample
    }
    before {
      ...WidePicture
    }
    after {
      ...WidePicture
    }
  }
`;
