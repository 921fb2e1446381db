import { renderToString } from "react-dom/server";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

/** An island as HTML. Its name starts the ids of its elements, so that server and browser give the same. */
export const renderIsland = (name: string, component: AnyIsland, data: IslandData): string =>
  renderToString(<IslandRoot {...data} component={component} />, { identifierPrefix: name });
