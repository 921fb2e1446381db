import { createContext } from "react";

/** True on paper and behind a shared link: everything is opened, to the cent, and nothing can be changed. */
export const ReadOnly = createContext(false);
