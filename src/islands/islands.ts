// All islands by name, shared by server and browser.
import type { ComponentProps, ComponentType } from "react";
import type { PageWords } from "../content/pageWords";

/** How the browser loads each island; nothing is fetched until one is called. */
export const LOADERS = {
  ContactPageForm: () => import("./ContactPageForm").then(({ ContactPageForm }) => ContactPageForm),
  HomeContact: () => import("./HomeContact").then(({ HomeContact }) => HomeContact),
  ProjectGallery: () => import("./ProjectGallery").then(({ ProjectGallery }) => ProjectGallery),
};

export type IslandName = keyof typeof LOADERS;

type Loaded<N extends IslandName> = Awaited<ReturnType<(typeof LOADERS)[N]>>;

/** Props are sent as JSON: a function among them would be lost. */
type Plain<T> = T extends (...args: never) => unknown ? never : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;

export type IslandProps<N extends IslandName> = Plain<ComponentProps<Loaded<N>>>;

/** The component of any island; its props come from JSON. */
export type AnyIsland = ComponentType<object>;

/** What is sent to the browser along with an island's HTML. */
export interface IslandData {
  words: PageWords;
  props: object;
}
