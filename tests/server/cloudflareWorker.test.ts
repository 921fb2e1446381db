// The function that docs/deployment.md gives to owners who publish to Cloudflare Pages.
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { transformSync } from "esbuild";
import { CONTACTS_PATH, SIGN_IN_PATH, VISITS_PATH } from "../../src/site/apiPaths";
import { afterwards } from "../fixtures/servedSite";

interface Worker {
  fetch(request: Request): Promise<Response>;
}

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const DOCS = readFileSync("docs/deployment.md", "utf8");

/** The only code block in this language. */
function codeBlock(language: string): string {
  const [block, ...others] = [...DOCS.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, "gm"))];
  expect(others).toEqual([]);
  return block?.[1] ?? "";
}

/** The function, in front of this server. */
function workerFor(server: string): Worker {
  const source = codeBlock("js").replace("https://server.example.com", server);
  expect(source).toContain(`"${server}"`);
  const { code } = transformSync(source, { format: "cjs" });
  const module = { exports: {} as { default: Worker } };
  new Function("module", code)(module);
  return module.exports.default;
}

/** A server that answers every request with a redirect and two cookies. */
async function recordingServer() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(303, { location: "/es/?sent", "set-cookie": ["a=1", "b=2"] }).end("see there");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(() => new Promise((resolve) => server.close(resolve)));
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("the function passes a post on as it is, with the address that Cloudflare has seen", async () => {
  const { received, address } = await recordingServer();
  await workerFor(address).fetch(
    new Request("https://www.example.com/api/contacts?lng=es", {
      method: "POST",
      body: "name=José",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://www.example.com",
        cookie: "c=3",
        "x-forwarded-for": "203.0.113.1",
        "cf-connecting-ip": "198.51.100.7",
      },
    }),
  );
  expect(received).toEqual([
    {
      method: "POST",
      url: "/api/contacts?lng=es",
      body: "name=José",
      headers: expect.objectContaining({
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://www.example.com",
        cookie: "c=3",
        "x-forwarded-for": "198.51.100.7",
      }),
    },
  ]);
});

test("visitors get the server's response as it is: redirects are not followed, cookies stay apart", async () => {
  const { received, address } = await recordingServer();
  const request = new Request("https://www.example.com/api/cms/auth", { headers: { "cf-connecting-ip": "::1" } });
  const response = await workerFor(address).fetch(request);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/es/?sent");
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.text()).toBe("see there");
  expect(received).toMatchObject([{ method: "GET", url: "/api/cms/auth" }]);
});

test("the function runs for the API and for nothing else", () => {
  const { include, exclude } = JSON.parse(codeBlock("json")) as { include: string[]; exclude: string[] };
  expect({ include, exclude }).toEqual({ include: ["/api/*"], exclude: [] });
  for (const path of [CONTACTS_PATH, VISITS_PATH, SIGN_IN_PATH]) expect(path).toMatch(/^\/api\//);
});
