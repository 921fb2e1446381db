/** What a page's Content-Security-Policy lists: hashes of its inline scripts and style sheets. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** The origin of the owner's analytics, if there are any. */
  analytics?: string | undefined;
}

/** A page's Content-Security-Policy. Style attributes are allowed: they contain placeholders of pictures and positions. */
export function contentSecurityPolicy({ scripts, styles, analytics }: InlineHashes): string {
  const and = analytics === undefined ? "" : ` ${analytics}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}${and}`,
    `style-src-elem 'self' ${styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${and}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The editor's own Content-Security-Policy. Decap CMS compiles the validation of its configuration at startup, writes
 * style elements, and keeps pictures and drafts as blobs. It talks only to GitHub: the local backend belongs to the
 * development site, which has no policy. The preview frames are documents of the editor that use the site's own fonts, styles, and videos.
 */
export function editorSecurityPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "media-src 'self'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
