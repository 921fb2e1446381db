export type Receipt = { kind: "delivered" } | { kind: "stored" } | { kind: "queued"; message: string };

export interface RefusedPost {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** A form without scripts whose address looks mistyped: nothing is stored before its sender has chosen. */
export interface Question {
  kind: "question";
  typed: string;
  meant: string;
}

export type PostResult = Receipt | RefusedPost | Question;
