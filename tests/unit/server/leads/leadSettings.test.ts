import { readLeadSettings } from "../../../../src/server/leads/leadSettings";

test.each(["pa@ss", "pa#ss", "pa/ss", "pa?ss", "pa%ss"])(
  "the password %s in SMTP_URL is refused, with its right spelling",
  (password) => {
    const mail = (written: string) => ({
      SMTP_URL: `smtp://me:${written}@mail.example.com`,
      NOTIFY_EMAIL: "a@b.example",
    });
    expect(() => readLeadSettings(mail(password))).toThrow(/SMTP_URL .*%25, @ %40, # %23/);
    expect(() => readLeadSettings(mail(encodeURIComponent(password)))).not.toThrow();
  },
);

test("a space in the password is named, as app passwords are shown with some", () => {
  const env = { SMTP_URL: "smtp://me:abcd efgh ijkl mnop@smtp.gmail.com:587", NOTIFY_EMAIL: "a@b.example" };
  expect(() => readLeadSettings(env)).toThrow(/SMTP_URL holds a space: .*app passwords/);
});

const limitsOf = (env: Record<string, string>) => readLeadSettings(env).limits;

test("without a limit per sender there is no flood limit either, unless one is set", () => {
  expect(limitsOf({})).toEqual({ rateLimit: 5, floodLimit: 200 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0" })).toEqual({ rateLimit: 0, floodLimit: 0 });
  expect(limitsOf({ LEADS_RATE_LIMIT: "0", LEADS_FLOOD_LIMIT: "9" })).toEqual({ rateLimit: 0, floodLimit: 9 });
});
