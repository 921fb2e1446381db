// What notifications must not give away, and how their secrets change.
import { realRuntime } from "../../../src/server/leads/leadRuntime";
import { mailSender } from "../../../src/server/leads/channels/mailSender";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { hookEnv, mailServer, network, openMailDesk, receiver, STAFF, tell } from "../../fixtures/toldDesk";
import { WEBHOOK_SECRET } from "../../fixtures/webhookReceiver";
import { openWebhook } from "../../../src/server/leads/channels/webhookChannel";

/** The loopback address by a name the server does not know as its own machine. */
const ELSEWHERE = "127.0.0.2";

const sendTo = (url: string) => {
  const mail = { subject: "s", text: "t", html: "h" };
  const send = mailSender({ url }, () => "FlipX", realRuntime);
  return send({ event: "test", id: "1", at: 0 }, { to: STAFF, mail }, AbortSignal.timeout(5000));
};

test("a mail server on another machine that offers no TLS gets nothing, unless the URL allows it", async () => {
  const server = await mailServer({}, 0, "0.0.0.0");
  const url = `smtp://${ELSEWHERE}:${server.port}`;
  expect(await sendTo(url)).toMatchObject({ kind: "systemic" });
  expect(server.mails).toHaveLength(0);
  expect(await sendTo(`${url}?ignoreTLS=true`)).toMatchObject({ kind: "delivered" });
  expect(server.mails).toHaveLength(1);
});

test("staff answer the visitor by replying, and the address in the mail adds nothing to a message", async () => {
  const { server, desk } = await openMailDesk();
  const email = "ana?bcc=all@example.com";
  await desk.post({ ...validBody, email });
  await tell(desk);
  expect(server.mails[0]?.replyTo).toBe(email);
  expect(server.mails[0]?.html).toContain('href="mailto:ana%3Fbcc%3Dall@example.com"');
});

test("an address with an accent is no Reply-To, which servers without SMTPUTF8 refuse: staff find it in the text", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post({ ...validBody, email: "josé@example.com" });
  await tell(desk);
  expect(server.mails[0]?.replyTo).toBe("");
  expect(server.mails[0]?.text).toContain("josé@example.com");
});

test("while a webhook's secret is changed, messages are valid with the new one and with the old one", async () => {
  const hook = await receiver();
  const other = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
  for (const secrets of [`${other},${WEBHOOK_SECRET}`, `${WEBHOOK_SECRET}, ${other}`]) {
    const env = { ...hookEnv(hook), WEBHOOK_SECRET: secrets };
    const desk = await openDesk({ crm: "none", env, runtime: network });
    await desk.post(validBody);
    await tell(desk);
  }
  expect(hook.hooks.map(({ isSigned }) => isSigned)).toEqual([true, true]);
});

const message = { id: "one", event: "test", at: 0 } as const;

async function answered(status: number, body: string, url = "https://hooks.example.com/leads") {
  const runtime = { fetch: async () => new Response(body, { status }), now: () => 0, requestTimeoutMs: 1000 };
  const channel = openWebhook({ url, keys: [Buffer.alloc(32)] }, runtime);
  const { kind, code } = await channel.send(message, new AbortController().signal);
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
