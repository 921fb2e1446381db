import { ButtonLink } from "../components/ButtonLink";
import { Section } from "../components/Section";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts";
import * as styles from "./Presentation.module.css";

interface PresentationProps {
  text: Texts["home"]["presentation"];
  video: VideoContent;
}

/** Who is behind the company: the presenter's film beside the words. */
export function Presentation({ text, video }: PresentationProps) {
  return (
    <Section label={text.label} title={text.title} className={styles.presentation}>
      <div className={styles.words}>
        <p>{text.textOne}</p>
        <p>{text.textTwo}</p>
        <ButtonLink to="/who-we-are/">{text.profileButton}</ButtonLink>
      </div>
      <div className={styles.film}>
        <VideoPlayer video={video} title={text.videoButton} sizes="(min-width: 900px) 50vw, 100vw" />
      </div>
    </Section>
  );
}
