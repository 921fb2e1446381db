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
  presenter?:
    | { readonly video: VideoContent; readonly transcript: string; readonly isSample?: boolean | null }
    | null
    | undefined;
}

/** Who is behind the company: the text, next to the presenter's video if there is one. */
export function Presentation({ text, presenter }: PresentationProps) {
  return (
    <Section
      label={text.label}
      title={text.title}
      columns={presenter ? "5-7" : undefined}
      className={presenter && styles.presentation}
    >
      <div className={`lead stack ${styles.words}`}>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to={pathOf("whoWeAre")}>{text.profileButton}</ButtonLink>
      </div>
      {presenter && (
        <div className={styles.video}>
          <div className={styles.player}>
            <VideoPlayer video={presenter.video} title={text.videoTitle} sizes="(min-width: 900px) 57vw, 100vw" />
          </div>
          <div className={`cluster ${styles.below}`}>
            {presenter.isSample && <SampleChip />}
            <Transcript title={text.videoTitle} described={presenter.video.described}>
              {presenter.transcript}
            </Transcript>
          </div>
        </div>
      )}
    </Section>
  );
}
