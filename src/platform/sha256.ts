import { createHash, type BinaryLike } from "node:crypto";

/** Hex digest of a file's content, by which file names and caches tell versions apart. */
export const sha256 = (content: BinaryLike): string => createHash("sha256").update(content).digest("hex");
