import { graphql } from "gatsby";

export const projectQuery = graphql`
  fragment ProjectFacts on Project {
    title(language: $language)
    description(language: $language)
    areaSqft
    months
    before {
      ...WidePicture
    }
    after {
      ...WidePicture
    }
  }
`;
