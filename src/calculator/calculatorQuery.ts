import { graphql } from "gatsby";

// Asked by src/build/data/writeOnDemandData.ts.
export const calculatorQuery = graphql`
  fragment CalculatorFacts on Calculator {
    rates {
      key
      value
      unit
      min
      max
      editable
      label(language: $language)
      source(language: $language)
    }
    rehabTypes {
      key
      label(language: $language)
      includes(language: $language)
    }
    interestTypes {
      key
      label(language: $language)
    }
    options {
      projectMonths
      ltc
      origPoints
      interestRate
    }
    defaults {
      projectMonths
      ltc
      origPoints
      interestRate
      interestType
      contingency
      worksMonths
    }
    typical {
      areaSqft
      months
    }
    quickLines {
      name(language: $language)
      amount
      per
      source(language: $language)
    }
    agents {
      seller
      buyer
      source(language: $language)
    }
    digits {
      area
      amount
    }
    dates {
      first
      last
    }
    sensitivity {
      salePrice
      rehab
    }
  }
`;
