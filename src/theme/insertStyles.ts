import { useInsertionEffect } from "react";

/**
 * Takes the place of Emotion's own module (src/build/webpackConfig.ts): rules are written while their element is rendered,
 * as Emotion does without React 18. In the commit, where it does it else, the rules of a whole field come at one go, which
 * no touch can interrupt. A rule that comes early changes nothing on the page: only its own element carries its class.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => unknown) => insert();

/** Global rules change other elements: they wait for the commit. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
