/** The drawn icons that an entry can choose. */
export const ICON_NAMES = [
  "house",
  "key",
  "hammer",
  "coins",
  "chart",
  "building",
  "sun",
  "book",
  "search",
  "scale",
  "ruler",
  "pencil",
  "shield",
  "handshake",
  "people",
  "camera",
  "calculator",
  "truck",
  "leaf",
  "megaphone",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
