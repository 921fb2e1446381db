import { ContactPageForm } from "./ContactPageForm";
import { HomeContact } from "./HomeContact";
import type { AnyIsland, IslandName } from "./islands";
import { ProjectGallery } from "./ProjectGallery";

const COMPONENTS = { ContactPageForm, HomeContact, ProjectGallery } satisfies Record<IslandName, unknown>;

/** The component of an island, where all of them are loaded: on the server, in development and in the editor's preview. */
export const islandComponent = (name: IslandName): AnyIsland => COMPONENTS[name] as AnyIsland;
