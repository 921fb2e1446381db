import { createContext } from "react";

/** Where everything is opened, to the cent, and nothing can be changed; undefined in the calculator itself. */
export const ReadOnly = createContext<"link" | "paper" | undefined>(undefined);
