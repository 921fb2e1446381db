// Links to drafts: made by editors, shown to whoever has one, for seven days.
import { LINK_LIFE_MS } from "../../../src/server/http/signedLink";
import { DRAFT_WORDS } from "../../../src/server/editors/drafts/draftWords";
import { DRAFTS_PATH } from "../../../src/site/apiPaths";
import { startDrafts } from "../../fixtures/draftsServer";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { afterwards } from "../../fixtures/servedSite";

afterAll(removeFolders);

const REPOSITORY = "https://api.github.example/repos/acme/site";
const EDITOR = { authorization: "Bearer editor" };
const draft = { title: "Choose <well>", language: "es", html: "<h1>Elija bien</h1>" };

/** GitHub knows one editor and one reader; `down` is a token that makes it fail. */
async function github(url: string, { headers }: RequestInit): Promise<Response> {
  expect(url).toBe(REPOSITORY);
  const token = new Headers(headers).get("authorization")?.replace("token ", "");
  if (token === "down") throw new TypeError("fetch failed");
  if (token === "odd") return Response.json("?");
  if (token === "editor" || token === "reader") return Response.json({ permissions: { push: token === "editor" } });
  return Response.json({ message: "Bad credentials" }, { status: 401 });
}

async function openDrafts(isConnected = true) {
  const started = await startDrafts(folderOf(), isConnected ? REPOSITORY : undefined, github);
  afterwards(started.close);
  const { url } = started;
  const post = (body: object, headers: Record<string, string> = EDITOR) =>
    fetch(`${url}${DRAFTS_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const look = async (path: string, language = "en-US") => {
    const answer = await fetch(`${url}${path}`, { headers: { "accept-language": language } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** Makes a link and returns its path. */
  const link = async () => ((await (await post(draft)).json()) as { path: string }).path;
  return { ...started, post, look, link };
}

test("whoever has a link sees the draft, with what it is and until when, not indexed, and nothing in it can run", async () => {
  const { look, post } = await openDrafts();
  const made = await post(draft);
  const { path, until } = (await made.json()) as { path: string; until: number };
  expect([made.status, until]).toEqual([201, Date.parse("2026-12-03T12:00:00Z")]);
  const page = await look(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<html lang="es"');
  expect(page.text).toContain("Borrador de «Choose &lt;well&gt;», hasta el 3 de diciembre de 2026. Sin publicar.");
  expect(page.text).toContain(draft.html);
  expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
});

test("after seven days, the link says that it has expired, and the draft is deleted with the next one", async () => {
  const { clock, look, link, rows } = await openDrafts();
  const path = await link();
  clock.now += LINK_LIFE_MS + 1000;
  const page = await look(path, "es");
  expect([page.status, page.text.includes(DRAFT_WORDS.expired.es)]).toEqual([410, true]);
  const next = await link();
  expect(await rows()).toHaveLength(1);
  expect((await look(next)).status).toBe(200);
});

test("a link that was changed or cut shows nothing, and says so", async () => {
  const { look, link } = await openDrafts();
  const path = await link();
  const later = path.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1000}.`);
  for (const wrong of [later, path.slice(0, -1), `${DRAFTS_PATH}?token=`]) {
    const page = await look(wrong);
    expect([page.status, page.text.includes(DRAFT_WORDS.invalid.en)]).toEqual([404, true]);
    expect(page.text).not.toContain(draft.html);
  }
});

test.each([
  ["without a token", {}, 403],
  ["with a token that GitHub refuses", { authorization: "Bearer stranger" }, 403],
  ["of someone who may only read", { authorization: "Bearer reader" }, 403],
  ["while GitHub does not answer", { authorization: "Bearer down" }, 503],
  ["while GitHub answers something else", { authorization: "Bearer odd" }, 503],
])("no link is made %s", async (_, headers: Record<string, string>, status) => {
  const { post, rows } = await openDrafts();
  expect((await post(draft, headers)).status).toBe(status);
  expect(await rows()).toEqual([]);
});

test("a draft that is too large, none at all, and one too many are refused", async () => {
  const { post, rows } = await openDrafts();
  expect((await post({ ...draft, html: "x".repeat(3 * 1024 * 1024) })).status).toBe(413);
  expect((await post({ ...draft, language: "xx" })).status).toBe(400);
  const from = (sender: number) => post(draft, { ...EDITOR, "x-forwarded-for": `203.0.113.${sender}` });
  for (let count = 0; count < 30; count++) expect((await from(count % 2)).status).toBe(201);
  expect((await from(2)).status).toBe(409);
  for (let count = 0; count < 5; count++) await from(0);
  expect((await from(0)).status).toBe(429);
  expect(await rows()).toHaveLength(30);
});

test("the editor learns whether links can be made, and no log has a token or a title", async () => {
  const { look, link, logLines } = await openDrafts();
  const path = await link();
  await look(path);
  expect((await look(DRAFTS_PATH)).status).toBe(204);
  expect(logLines.join("")).not.toMatch(/token=|Choose|draft\.[0-9a-f]/);
  const unconnected = await openDrafts(false);
  expect([(await unconnected.look(DRAFTS_PATH)).status, (await unconnected.post(draft)).status]).toEqual([404, 404]);
});
