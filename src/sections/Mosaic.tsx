import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Mosaic.module.css";

interface MosaicProps {
  text: Texts["who-we-are"]["gallery"];
  pictures: readonly { readonly picture: PictureContent; readonly caption: string }[];
}

const WIDE = "(min-width: 601px) min(56vw, 50rem)";

/** On phones, the last of an odd number has a row to itself. */
const isAlone = (index: number, count: number) => count % 2 === 1 && index === count - 1;

/** Pictures of the team's work, each with what it shows of it. */
export function Mosaic({ text, pictures }: MosaicProps) {
  if (pictures.length === 0) return null;
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.mosaic}>
        {pictures.map(({ picture, caption }, index) => (
          <li key={caption}>
            <figure>
              <div className="framed">
                <Picture
                  picture={picture}
                  sizes={isAlone(index, pictures.length) ? `${WIDE}, 92vw` : `${WIDE}, 45vw`}
                />
              </div>
              <figcaption className="fine">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
