import { renderToString } from "react-dom/server";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

/** An island as HTML. Element IDs are prefixed with its name, so that server and browser generate the same ones. */
export const renderIsland = (name: string, component: AnyIsland, data: IslandData): string =>
  renderToString(<IslandRoot {...data} component={component} />, { identifierPrefix: name });
