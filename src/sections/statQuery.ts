import { graphql } from "gatsby";

export const statQuery = graphql`
  fragment StatFacts on Stat {
    prefix(language: $language)
    value
    suffix(language: $language)
    title(language: $language)
    description(language: $language)
    isSample
  }
`;
