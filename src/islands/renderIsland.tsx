import { renderToString } from "react-dom/server";
import { takeRules } from "../theme/muiCache";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

/**
 * An island as HTML, with the style rules that its MUI parts need and the names by which Emotion knows them. The island's
 * name starts the ids of its elements, so that server and browser give the same.
 */
export function renderIsland(name: string, component: AnyIsland, data: IslandData) {
  const html = renderToString(<IslandRoot {...data} component={component} />, { identifierPrefix: name });
  return { html, ...takeRules() };
}
