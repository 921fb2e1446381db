import { graphql } from "gatsby";

export const pageFrameQuery = graphql`
  fragment PageFrame on Query {
    locales: allLocale(filter: { ns: { in: $texts }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    wordPages: allWordPage(sort: { order: ASC }) {
      nodes {
        title(language: $language)
        inMenu
        parent {
          ... on File {
            name
          }
        }
      }
    }
    company {
      url
      brand
      brandBar
      logo
      leftOut
      calculatorGate
      menu {
        label(language: $language)
        to
      }
      legalName
      contact {
        phone
        email
        street
        city
        state
        postalCode
        openingHours {
          firstDay
          lastDay
          opens
          closes
        }
        specialHours {
          from
          until
          opens
          closes
        }
        hoursNote(language: $language)
        areaServed
      }
      chat {
        number
        message(language: $language)
      }
      mail {
        subject(language: $language)
        body(language: $language)
      }
      doors {
        title(language: $language)
        invest(language: $language)
        sell(language: $language)
      }
      phoneBar {
        show
        label(language: $language)
        call(language: $language)
        chat(language: $language)
        write(language: $language)
      }
      social {
        linkedin
        instagram
        facebook
        tiktok
      }
      footerServices {
        label(language: $language)
        to
      }
    }
  }
`;
