// A site that tells what goes wrong on its pages, for browsers whose driver does not. A proxy puts one script first into
// the head of every page, and its hash into the page's policy; the script reports back to the proxy.
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { inlineHash } from "../../src/platform/inlineHash";

const REPORTS = "/reported-by-the-page";

/** Runs in the page. */
function reportErrors(address: string): void {
  const report = (kind: string, text: unknown) => void navigator.sendBeacon(address, `${kind}: ${String(text)}`);
  addEventListener("error", ({ message }) => report("exception", message));
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit's own, of the transition between two pages; the site has no script about it.
    if (!/Skipping view transition/.test(String(reason))) report("exception", reason);
  });
  addEventListener("securitypolicyviolation", (event) =>
    report("policy", `${event.violatedDirective} ${event.blockedURI}`),
  );
  const said = console.error;
  console.error = (...words: unknown[]) => {
    report("console", words.join(" "));
    said(...words);
  };
}

const SCRIPT = `(${String(reportErrors)})(${JSON.stringify(REPORTS)})`;

const textOf = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString("utf8");

const without = (headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function answerPage(answer: IncomingMessage, page: string, response: ServerResponse): void {
  const headers = without(answer.headers, "content-length", "etag");
  const policy = "content-security-policy";
  const allowed = String(headers[policy] ?? "").replace("script-src ", `script-src ${inlineHash(SCRIPT)} `);
  response.writeHead(answer.statusCode ?? 502, { ...headers, ...(headers[policy] ? { [policy]: allowed } : {}) });
  response.end(page.replace("<head>", `<head><script>${SCRIPT}</script>`));
}

export interface WatchedSite {
  /** `http://127.0.0.1:41234` */
  origin: string;
  /** What was reported since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Serves the site at `origin` and collects the errors of its pages: exceptions, violations, failed files, console errors. */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const complaints: string[] = [];
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const headers = without(request.headers, "accept-encoding", "if-none-match");
    const forwarded = ask(`${origin}${request.url}`, { method: request.method, headers }, (answer) => {
      // The page cannot tell a file that failed from one it no longer waited for.
      const { statusCode = 502 } = answer;
      if (statusCode >= 400 && !request.headers.accept?.includes("text/html"))
        complaints.push(`request: ${request.url} ${statusCode}`);
      const isPage = answer.headers["content-type"]?.startsWith("text/html") && request.method === "GET";
      if (isPage) return void textOf(answer).then((page) => answerPage(answer, page, response));
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  };
  const server = createServer((request, response) => {
    if (request.url !== REPORTS) return pass(request, response);
    void textOf(request).then((text) => {
      complaints.push(text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints: () => complaints.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
