import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const HTML = `<!doctype html><html lang="en"><head><title>Nothing</title>
<meta name="viewport" content="width=device-width"></head><body><p>Nothing</p></body></html>`;

/** Serves a page of one word, to measure the overhead of the browser and Lighthouse on this machine. */
export async function serveEmptyPage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(HTML);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
