// Every island by its name. Server and browser know an island by this one table.
import type { ComponentProps, ComponentType } from "react";
import type { PageWords } from "../content/pageWords";

/** How the visitor's browser gets each island; nothing is fetched before one is called. */
export const LOADERS = {
  ContactForm: () => import("./ContactForm").then(({ ContactForm }) => ContactForm),
  HomeContact: () => import("./HomeContact").then(({ HomeContact }) => HomeContact),
  ProjectGallery: () => import("./ProjectGallery").then(({ ProjectGallery }) => ProjectGallery),
};

export type IslandName = keyof typeof LOADERS;

type Loaded<N extends IslandName> = Awaited<ReturnType<(typeof LOADERS)[N]>>;

/** Props travel as JSON: a function among them would be lost on the way. */
type Plain<T> = T extends (...args: never) => unknown ? never : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;

export type IslandProps<N extends IslandName> = Plain<ComponentProps<Loaded<N>>>;

/** An island's component, whichever it is; its props come from JSON. */
export type AnyIsland = ComponentType<object>;

/** What travels to the browser with an island's HTML. */
export interface IslandData {
  words: PageWords;
  props: object;
}
