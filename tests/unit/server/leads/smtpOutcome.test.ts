import { smtpFailure } from "../../../../src/server/leads/channels/smtpOutcome";

test("an address that is refused before it is sent concerns only its own email", () => {
  expect(smtpFailure({ code: "EENVELOPE", command: "API" })).toMatchObject({ kind: "record", code: "EENVELOPE" });
});

test("a certificate that cannot be verified stops all emails until it is mended", () => {
  for (const code of ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "CERT_HAS_EXPIRED"])
    expect(smtpFailure({ code })).toMatchObject({ kind: "systemic", code });
  // A mail server without STARTTLS is not one that refuses the address.
  const withoutTls = smtpFailure({ code: "ETLS", responseCode: 502, command: "STARTTLS" });
  expect(withoutTls).toMatchObject({ kind: "systemic", code: "ETLS" });
});

test.each<[string, object]>([
  ["550 5.4.5 Daily user sending limit exceeded", { kind: "throttled", pauseMs: 30 * 60_000 }],
  ["554 5.7.0 Try again later", { kind: "transient", isAlone: true }],
  ["552 5.2.2 Mailbox full", { kind: "transient", isAlone: true }],
  ["550 5.3.2 System not accepting messages", { kind: "transient", isAlone: true }],
  ["550 5.1.1 No such user", { kind: "record" }],
  ["552 5.3.4 Message too big", { kind: "record" }],
  ["550 blocked", { kind: "record" }],
])("%s is waited for as long as such a state lasts, or given up as this message's own", (response, outcome) => {
  const responseCode = Number(response.slice(0, 3));
  expect(smtpFailure({ code: "EMESSAGE", responseCode, command: "DATA", response })).toMatchObject(outcome);
});
