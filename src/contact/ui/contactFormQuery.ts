import { graphql } from "gatsby";

export const contactFormQuery = graphql`
  fragment ContactFormContent on Query {
    countries: allCountry {
      nodes {
        iso2
        dialCode
        name
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
