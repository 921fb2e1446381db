// nginx with the same files, the same headers and as many workers, for comparison. Debian's package is enough.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { siteWideHeaders } from "../../src/server/site/headersFile";
import { readHeaderRules } from "../../src/server/site/loadSite";
import { startProcess } from "../fixtures/startProcess";
import { freePort } from "../freePort";

export interface Nginx {
  url: string;
  version: string;
  /** Whether it can serve the brotli copies: Debian packages the module apart. */
  hasBrotli: boolean;
  /** Of the main process. */
  pid: number;
  stop(): Promise<void>;
}

export const HOW_TO_BROTLI = "nginx lacks brotli: apt-get install libnginx-mod-http-brotli-static (Debian, Ubuntu)";
export const HOW_TO = "nginx is not installed: apt-get install nginx-light (Debian, Ubuntu) or brew install nginx";

// Tuned: files stay open, compressed copies come from disk, and only notices, such as the worker's start, are logged.
interface Setup {
  folder: string;
  publicFolder: string;
  port: number;
  headers: string;
  workers: number;
  brotli: string | undefined;
}

const configuration = ({ folder, publicFolder, port, headers, workers, brotli }: Setup) => `
${brotli ? `load_module ${brotli};` : ""}
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
  types {
    text/html html; text/javascript js; text/css css; application/json json; image/webp webp; image/avif avif;
    image/jpeg jpg; image/svg+xml svg; font/woff2 woff2;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 75;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  ${brotli ? "brotli_static on;" : ""}
  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 60s;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
    index index.html;
${headers}
  }
}
`;

const find = () => ["nginx", "/usr/sbin/nginx"].find((path) => spawnSync(path, ["-v"]).status === 0);

/** The file of the module that serves brotli copies; undefined if it is not installed. */
function brotliModule(program: string): string | undefined {
  const { stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
  const [, folder = ""] = /--modules-path=(\S+)/.exec(stderr) ?? [];
  const file = join(folder, "ngx_http_brotli_static_module.so");
  return existsSync(file) ? file : undefined;
}

/** Starts nginx on `publicFolder`; undefined if it is not installed. */
export async function startNginx(publicFolder: string, workers = 1): Promise<Nginx | undefined> {
  const program = find();
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const rules = await readHeaderRules(publicFolder);
  const headers = [...siteWideHeaders(rules)].map(([name, value]) => `    add_header ${name} "${value}";`).join("\n");
  const file = join(folder, "nginx.conf");
  const brotli = brotliModule(program);
  writeFileSync(file, configuration({ folder, publicFolder: resolve(publicFolder), port, headers, workers, brotli }));
  // Started by root, the worker would run as another user, who may not be allowed to read the files.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const nginx = await startProcess(program, ["-c", file, ...user], {
    name: "nginx",
    ready: /start worker process (\d+)\n/,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    version: /\d[\d.]*/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stderr)?.[0] ?? "?",
    hasBrotli: brotli !== undefined,
    pid: nginx.child.pid ?? 0,
    async stop() {
      await nginx.stop("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
