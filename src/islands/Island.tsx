import { usePageWords, useText } from "../content/pageWords";
import { ContactForm } from "./ContactForm";
import { HomeContact } from "./HomeContact";
import * as styles from "./Island.module.css";
import type { AnyIsland, IslandData, IslandName, IslandProps } from "./islands";
import { renderIsland } from "./renderIsland";
import { IslandRoot } from "./IslandRoot";
import { ProjectGallery } from "./ProjectGallery";

const COMPONENTS = { ContactForm, HomeContact, ProjectGallery } satisfies Record<IslandName, unknown>;

// A "<" in a text must not end the script element.
const asJson = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A part of a page that React runs in the visitor's browser. It is rendered into the HTML as a root of its own, its props
 * beside it as JSON; src/islands/startIslands.ts starts it when it comes near or is touched. In development, where React
 * draws whole pages, it is a component like any other.
 */
export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps<N> }) {
  const { language, path, texts } = usePageWords();
  const { island: words } = useText("common");
  const component = COMPONENTS[name] as AnyIsland;
  const data: IslandData = { words: { language, path, texts: { common: texts.common } }, props };
  if (process.env.NODE_ENV === "development") return <IslandRoot {...data} component={component} />;
  const html = renderIsland(name, component, data);
  return (
    <div data-island={name} className={styles.island}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asJson(data) }} />
      <div data-island-root className={styles.island} dangerouslySetInnerHTML={{ __html: html }} />
      <div data-island-failed className={`wrap ${styles.failed}`} role="alert" hidden>
        <p>{words.failed}</p>
        <button type="button">{words.retry}</button>
      </div>
    </div>
  );
}
