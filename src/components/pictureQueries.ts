import { graphql } from "gatsby";

// The widths generated for each picture, up to its own. A browser may choose the next smaller width than it needs, so
// from phone sizes on, each is less than half again the one before. A phone 412 CSS pixels wide at 1.75x requests 656
// for a page's first picture: about 14 kB at its quality, which fits a new connection's initial window (ten segments,
// RFC 6928).
export const pictureQueries = graphql`
  fragment CardPicture on ContentPicture {
    alt(language: $language)
    file {
      gatsbyImageData(layout: CONSTRAINED, width: 2400, breakpoints: [384, 704, 960, 1344, 1920, 2400])
    }
  }
  fragment WidePicture on ContentPicture {
    alt(language: $language)
    file {
      gatsbyImageData(layout: CONSTRAINED, width: 2880, breakpoints: [400, 730, 1024, 1440, 1920, 2400, 2880])
    }
  }
  fragment PortraitPicture on ContentPicture {
    alt(language: $language)
    file {
      gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [480, 656, 720, 960, 1280], quality: 35)
    }
  }
  fragment IntroPicture on ContentPicture {
    ...WidePicture
    portrait: file {
      gatsbyImageData(layout: CONSTRAINED, width: 1280, breakpoints: [656, 720, 800, 960, 1280], quality: 31)
    }
  }
  fragment IntroPictures on Query {
    media: company {
      pictures {
        invest {
          ...IntroPicture
        }
        projects {
          ...IntroPicture
        }
        sell {
          ...IntroPicture
        }
        services {
          ...IntroPicture
        }
      }
    }
  }
  fragment VideoParts on ContentVideo {
    file
    published
    captions {
      language
      file
    }
    described(language: $language)
    poster {
      ...CardPicture
    }
  }
`;
