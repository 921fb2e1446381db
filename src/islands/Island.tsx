import { usePageWords, useText } from "../content/pageWords";
import { scriptJson } from "../platform/scriptJson";
import * as look from "../components/ButtonLink.module.css";
import * as styles from "./Island.module.css";
import { islandComponent } from "./islandComponents";
import { IslandRoot } from "./IslandRoot";
import type { IslandData, IslandName, IslandProps, AnyIsland } from "./islands";
import { renderToString } from "react-dom/server";

/** An island as HTML. Element IDs are prefixed with its name, so that server and browser generate the same ones. */
export const renderIsland = (name: string, component: AnyIsland, data: IslandData): string =>
  renderToString(<IslandRoot {...data} component={component} />, { identifierPrefix: name });

/**
 * A part of a page that React runs in the browser. It is rendered into the HTML as a separate root with its props as
 * JSON next to it; src/islands/startIslands.ts starts it when it nears the viewport or the visitor interacts with it.
 * In development, where React renders whole pages, it is an ordinary component.
 */
export function Island<N extends IslandName>({ name, props }: { name: N; props: IslandProps<N> }) {
  const { language, path, texts } = usePageWords();
  const { island: words } = useText("common");
  const component = islandComponent(name);
  const data: IslandData = { words: { language, path, texts: { common: texts.common } }, props };
  if (process.env.NODE_ENV === "development") return <IslandRoot {...data} component={component} />;
  const html = renderIsland(name, component, data);
  return (
    <div data-island={name} className={styles.island}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
      <div data-island-root className={styles.island} dangerouslySetInnerHTML={{ __html: html }} />
      <div data-island-failed className={`wrap ${styles.failed}`} role="alert" hidden>
        <p>{words.failed}</p>
        <button type="button" className={`${look.button} ${look.outline}`}>
          {words.retry}
        </button>
      </div>
    </div>
  );
}
