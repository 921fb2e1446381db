/** A token as browsers compute it: `rgb(22, 23, 26)` of `#16171a`. */
export const computedColor = (token: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(token.slice(at, at + 2), 16)).join(", ")})`;
