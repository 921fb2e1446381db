import { bundleScript } from "./bundleScript";

/** Bundles src/early/ into one line that every page carries in its head, before anything is painted. */
export const bundleEarlyScript = (): string => bundleScript("src/early/early.ts");
