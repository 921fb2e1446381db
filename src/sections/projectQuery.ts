import { graphql } from "gatsby";

export const projectQuery = graphql`
  fragment ProjectFacts on Project {
    name
    title(language: $language)
    description(language: $language)
    areaSqft
    months
    deal {
      ...DealFigures
      differed {
        name(language: $language)
        planned
        actual
      }
      wentWrong(language: $language)
    }
    before {
      ...WidePicture
    }
    after {
      ...WidePicture
    }
  }
  fragment SoldHouse on Project {
    name
    title(language: $language)
    deal {
      ...DealFigures
      soldOn
    }
    before {
      ...WidePicture
    }
    after {
      ...WidePicture
    }
  }
  fragment DealFigures on ProjectDeal {
    purchasePrice
    works
    otherCosts
    salePrice
    months
    isSample
  }
`;
