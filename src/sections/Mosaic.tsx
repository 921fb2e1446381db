import { Picture } from "../components/Picture";
import type { PictureContent } from "../components/pictureSources";
import { Section } from "../components/Section";
import type { Texts } from "../content/texts/texts";
import * as styles from "./Mosaic.module.css";

interface MosaicProps {
  text: Texts["who-we-are"]["gallery"];
  pictures: readonly PictureContent[];
}

/** Pictures of the team's work. */
export function Mosaic({ text, pictures }: MosaicProps) {
  return (
    <Section label={text.label} title={text.title} lead={text.lead}>
      <ul className={styles.mosaic}>
        {pictures.map((picture) => (
          <li key={picture.alt}>
            <Picture picture={picture} sizes="(min-width: 601px) min(56vw, 50rem), 50vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
