import { useEffect, useLayoutEffect } from "react";

/** A layout effect in the browser; at build time nothing is painted, and React would warn. */
export const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;
