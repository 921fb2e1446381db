// What a person typed, as it was understood: a value, nothing, or not at all. 0 is a value.

export type Reading<Value> =
  | { readonly is: "value"; readonly value: Value }
  | { readonly is: "nothing" }
  | { readonly is: "unread"; readonly typed: string };

/** Longest text that is read as a number, or kept as one that cannot be read. */
export const LONGEST_NUMBER = 64;

export const NOTHING = { is: "nothing" } as const;

export const valueOf = <Value>(value: Value): Reading<Value> => ({ is: "value", value });

export const unread = (typed: string): Reading<never> => ({ is: "unread", typed });

/** The value that was read; undefined if there is none. */
export const valueIn = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.is === "value" ? reading.value : undefined;
