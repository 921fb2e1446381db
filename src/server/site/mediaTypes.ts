import { extname } from "node:path";

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

export function mediaTypeOf(fileName: string): string {
  return MEDIA_TYPES[extname(fileName).toLowerCase()] ?? "application/octet-stream";
}
