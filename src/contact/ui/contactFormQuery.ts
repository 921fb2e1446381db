import { graphql } from "gatsby";

export const contactFormQuery = graphql`
  fragment ContactFormContent on Query {
    countries: allCountry {
      nodes {
        iso2
        dialCode
        nameEn
        nameEs
      }
    }
    form: company {
      contactForm {
        intent
        message
      }
    }
  }
`;
