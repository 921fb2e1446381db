export type Receipt = { kind: "delivered" } | { kind: "stored" } | { kind: "queued"; message: string };

export interface RefusedPost {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
}

export type PostResult = Receipt | RefusedPost;
