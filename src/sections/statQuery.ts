import { graphql } from "gatsby";

export const statQuery = graphql`
  fragment StatFacts on Stat {
    prefix
    value
    suffix
    title(language: $language)
    description(language: $language)
    isSample
  }
`;
