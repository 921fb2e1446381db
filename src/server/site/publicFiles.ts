// The list of everything that may be served, built once at startup. Nothing else exists for visitors: no URL, however it
// is written, can reach another file.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, extname } from "node:path";
import { filesBelow } from "../../platform/publicWalk";
import { sha256 } from "../../platform/sha256";

const TEXT = "; charset=utf-8";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": `text/html${TEXT}`,
  ".css": `text/css${TEXT}`,
  ".js": `text/javascript${TEXT}`,
  ".mjs": `text/javascript${TEXT}`,
  ".json": `application/json${TEXT}`,
  ".webmanifest": `application/manifest+json${TEXT}`,
  ".xml": `application/xml${TEXT}`,
  ".txt": `text/plain${TEXT}`,
  ".yml": `text/yaml${TEXT}`,
  ".yaml": `text/yaml${TEXT}`,
  ".csv": `text/csv${TEXT}`,
  ".vtt": `text/vtt${TEXT}`,
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
  ".m4a": "audio/mp4",
  ".pdf": "application/pdf",
  ".wasm": "application/wasm",
};

function mediaTypeOf(fileName: string): string {
  return MEDIA_TYPES[extname(fileName).toLowerCase()] ?? "application/octet-stream";
}

/** One stored form of a file; has `bytes` when kept in memory. */
export interface StoredBody {
  filePath: string;
  size: number;
  hash: string;
  bytes?: Buffer;
}

export interface PublicFile {
  /** Decoded URL path of the file itself, such as `/services/index.html`. */
  urlPath: string;
  contentType: string;
  plain: StoredBody;
  br?: StoredBody;
  gzip?: StoredBody;
}

export interface MemoryLimits {
  total: number;
  /** One file, bytes: larger ones (videos, large pictures) are streamed from disk. */
  perFile: number;
}

const MEMORY_LIMITS: MemoryLimits = { total: 64 * 1024 * 1024, perFile: 512 * 1024 };

export interface BuiltSite {
  publicDir: string;
  /** The SHA-256 of a file in hex, if it is known already. */
  hashOf?: (name: string) => string | undefined;
}

/**
 * Walks `publicDir` and returns its servable files with their compressed siblings (`.br`, `.gz`). Symbolic links, dot
 * files (except `/.well-known/`), source maps, and files for static hosts are excluded.
 * The smallest files are kept in memory up to `limits`. Rejects when the folder or a file cannot be read.
 */
export async function indexPublicFiles(
  { publicDir, hashOf = () => undefined }: BuiltSite,
  {
    limits = MEMORY_LIMITS,
    isWanted = () => true,
  }: { limits?: MemoryLimits | undefined; isWanted?: (urlPath: string) => boolean } = {},
): Promise<PublicFile[]> {
  const urlPaths = filesBelow(publicDir)
    .map((name) => `/${name}`)
    .filter((urlPath) => isWanted(urlPath.replace(/\.(br|gz)$/, "")));
  const byUrlPath = await readBodies({ publicDir, hashOf }, urlPaths, limits);
  const files: PublicFile[] = [];
  for (const [urlPath, plain] of byUrlPath) {
    if (isHidden(urlPath)) continue;
    const [br, gzip] = [byUrlPath.get(`${urlPath}.br`), byUrlPath.get(`${urlPath}.gz`)];
    files.push({ urlPath, contentType: mediaTypeOf(urlPath), plain, ...(br && { br }), ...(gzip && { gzip }) });
  }
  return files;
}

/** What servers read, not visitors. */
const FOR_HOSTS = ["/_headers", "/_redirects"];

function isHidden(urlPath: string): boolean {
  if (/\.(br|gz|map)$/.test(urlPath) || FOR_HOSTS.includes(urlPath)) return true;
  return urlPath.replace(/^\/\.well-known\//, "/").includes("/.");
}

async function readBodies(
  { publicDir, hashOf }: Required<BuiltSite>,
  urlPaths: readonly string[],
  limits: MemoryLimits,
): Promise<Map<string, StoredBody>> {
  const sized = await Promise.all(
    urlPaths.map(async (urlPath) => {
      const filePath = join(publicDir, urlPath);
      return { urlPath, filePath, size: (await stat(filePath)).size };
    }),
  );
  sized.sort((one, other) => one.size - other.size || (one.urlPath < other.urlPath ? -1 : 1));
  const bodies = new Map<string, StoredBody>();
  let kept = 0;
  for (const { urlPath, filePath, size } of sized) {
    const known = hashOf(urlPath.slice(1));
    if (size <= limits.perFile && kept + size <= limits.total) {
      const bytes = await readFile(filePath);
      kept += bytes.length;
      bodies.set(urlPath, { filePath, size: bytes.length, hash: shorten(known ?? sha256(bytes)), bytes });
    } else {
      bodies.set(urlPath, { filePath, size, hash: shorten(known ?? (await digestOfFile(filePath))) });
    }
  }
  return bodies;
}

async function digestOfFile(filePath: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(filePath) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
}

// 132 bits: more than enough to distinguish two versions of a file, and short in every response.
const shorten = (hash: string) => Buffer.from(hash, "hex").toString("base64url").slice(0, 22);
