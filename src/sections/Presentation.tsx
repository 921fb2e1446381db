import { ButtonLink } from "../components/ButtonLink";
import { SampleChip } from "../components/SampleChip";
import { Section } from "../components/Section";
import { Transcript } from "../components/Transcript";
import { VideoPlayer, type VideoContent } from "../components/VideoPlayer";
import type { Texts } from "../content/texts/texts";
import { pathOf } from "../site/pages";
import * as styles from "./Presentation.module.css";

interface PresentationProps {
  text: Texts["home"]["presentation"];
  presenter: { readonly video: VideoContent; readonly transcript: string; readonly isSample?: boolean | null };
}

/** Who is behind the company: the presenter's video next to the text. */
export function Presentation({ text, presenter: { video, transcript, isSample } }: PresentationProps) {
  return (
    <Section label={text.label} title={text.title} className={styles.presentation}>
      <div className={styles.words}>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={pathOf("whoWeAre")}>{text.profileButton}</ButtonLink>
      </div>
      <div className={styles.video}>
        <div className={styles.player}>
          <VideoPlayer video={video} title={text.videoTitle} sizes="(min-width: 900px) 57vw, 100vw" />
        </div>
        <div className={styles.below}>
          {isSample && <SampleChip />}
          <Transcript title={text.videoTitle} described={video.described}>
            {transcript}
          </Transcript>
        </div>
      </div>
    </Section>
  );
}
