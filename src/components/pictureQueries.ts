import { graphql } from "gatsby";

// The widths in which pictures are made, up to the source's own; the builder makes AVIF and WebP of each. A browser may
// take the step below what it needs: two steps lie less than half apart from where phones begin. 656 is what a phone of 412
// points at 1.75 asks for as a page's first picture: with its quality about 14 kB, which a new connection carries at once (ten
// segments, RFC 6928).
export const pictureQueries = graphql`
  fragment CardPicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 2400, breakpoints: [384, 704, 960, 1344, 1920, 2400])
      }
    }
  }
  fragment WidePicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 2880, breakpoints: [400, 730, 1024, 1440, 1920, 2400, 2880])
      }
    }
  }
  fragment PortraitPicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1280
          breakpoints: [480, 656, 720, 960, 1280]
          avifOptions: { quality: 34 }
        )
      }
    }
  }
  fragment IntroPicture on ContentPicture {
    ...WidePicture
    phone: file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1280
          breakpoints: [656, 720, 960, 1280]
          avifOptions: { quality: 30 }
        )
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
    poster {
      ...CardPicture
    }
  }
`;
