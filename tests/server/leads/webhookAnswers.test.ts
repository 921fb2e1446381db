// Which answers mean that the program behind a webhook has taken a message.
import { smtpFailure } from "../../../src/server/leads/targets/smtpOutcome";
import { webhookTarget } from "../../../src/server/leads/targets/webhookTarget";

const message = { id: "one", event: "test", at: 0 } as const;

async function answered(status: number, body: string, url = "https://hooks.example.com/leads") {
  const runtime = { fetch: async () => new Response(body, { status }), now: () => 0, requestTimeoutMs: 1000 };
  const target = webhookTarget({ url, keys: [Buffer.alloc(32)] }, runtime);
  const { kind, code } = await target.send(message, new AbortController().signal);
  return [kind, code];
}

test("a sign-in page is no success, whatever its status says", async () => {
  expect(await answered(200, " <!DOCTYPE html><title>Sign in</title>")).toEqual(["systemic", "WEB_PAGE"]);
  expect(await answered(200, "<html><body>ok")).toEqual(["systemic", "WEB_PAGE"]);
  expect(await answered(200, '{"ok":true}')).toEqual(["delivered", "SUCCESS"]);
  expect(await answered(200, "")).toEqual(["delivered", "SUCCESS"]);
});

test("Apps Script's redirect follows the work, any other one precedes it", async () => {
  expect(await answered(302, "", "https://script.google.com/macros/s/a/exec")).toEqual(["delivered", "SUCCESS"]);
  expect(await answered(302, "")).toEqual(["systemic", "HTTP_302"]);
});

test("a mail server without STARTTLS is not told as one that refuses the address", () => {
  const failure = smtpFailure({ code: "ETLS", responseCode: 502, command: "STARTTLS" });
  expect(failure).toMatchObject({ kind: "systemic", code: "ETLS" });
});
