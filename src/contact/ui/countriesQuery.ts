import { graphql } from "gatsby";

export const countriesQuery = graphql`
  fragment CountryList on Query {
    countries: allCountry {
      nodes {
        iso2
        dialCode
        nameEn
        nameEs
        phoneDigits
      }
    }
  }
`;
