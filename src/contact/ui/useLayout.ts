import { useEffect, useLayoutEffect } from "react";

/** An effect before anything is painted; where pages are built there is nothing to paint, and React would complain. */
export const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;
