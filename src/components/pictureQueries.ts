import { graphql } from "gatsby";

// The widths in which each place needs its picture, just above what common phones ask for (412 px at 1.75, 390 px at 3);
// the builder makes AVIF and WebP of each. A page's first picture is asked for a fifth narrower on phones, about 14 kB: what
// a new connection carries at once (ten segments, RFC 6928).
export const pictureQueries = graphql`
  fragment CardPicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, outputPixelDensities: [0.375, 0.7, 1])
      }
    }
  }
  fragment WidePicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1600, outputPixelDensities: [0.25, 0.456, 0.74, 1])
      }
    }
  }
  fragment PortraitPicture on ContentPicture {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, outputPixelDensities: [0.45, 0.64, 1])
      }
    }
  }
  fragment IntroPicture on ContentPicture {
    ...WidePicture
    phone: file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, outputPixelDensities: [0.625, 1], avifOptions: { quality: 34 })
      }
    }
  }
  fragment VideoParts on ContentVideo {
    file
    captions {
      language
      file
    }
    poster {
      ...CardPicture
    }
  }
`;
