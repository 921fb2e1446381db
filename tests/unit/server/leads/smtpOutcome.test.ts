import { smtpFailure } from "../../../../src/server/leads/targets/smtpOutcome";

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
