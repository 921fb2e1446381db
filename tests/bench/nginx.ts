// nginx with the same files, the same headers and one worker, to compare with. Debian's package is enough.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseHeadersFile, siteWideHeaders } from "../../src/server/headersFile";
import { freePort } from "../freePort";

export interface Nginx {
  url: string;
  version: string;
  /** Of the one worker process, which answers. */
  pid: number;
  stop(): Promise<void>;
}

export const HOW_TO = "nginx is not installed: apt-get install nginx-light (Debian, Ubuntu) or brew install nginx";

// A tuned nginx: files stay open, packed copies are taken from disk, nothing is logged.
const configuration = (folder: string, publicFolder: string, port: number, headers: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
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

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`nginx does not answer at ${url}`);
}

/** Starts nginx on `publicFolder`; undefined when it is not installed. */
export async function startNginx(publicFolder: string): Promise<Nginx | undefined> {
  const program = find();
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  const { rules } = parseHeadersFile(readFileSync(join(publicFolder, "_headers"), "utf8"));
  const headers = [...siteWideHeaders(rules)].map(([name, value]) => `    add_header ${name} "${value}";`).join("\n");
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, resolve(publicFolder), port, headers));
  // Started by root, the worker would be another user, who may not read the files.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const child = spawn(program, ["-c", file, ...user], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/`);
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    url,
    version: /\d[\d.]*/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stderr)?.[0] ?? "?",
    pid: Number(workers.trim().split(" ")[0]),
    async stop() {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
