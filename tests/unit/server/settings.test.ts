import { readSettings } from "../../../src/server/settings";

function settingsOf(env: Record<string, string>) {
  const reading = readSettings(env);
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.settings;
}

function problemsOf(env: Record<string, string>): string[] {
  const reading = readSettings(env);
  return reading.ok ? [] : reading.problems;
}

test("an empty environment serves this machine on port 8000 and trusts nobody", () => {
  const expected = { port: 8000, host: "127.0.0.1", siteUrl: undefined, trustedProxies: [] };
  expect(settingsOf({})).toEqual(expected);
  expect(settingsOf({ PORT: "", HOST: " ", SITE_URL: "", TRUSTED_PROXIES: "" })).toEqual(expected);
});

test("every setting is read", () => {
  const env = {
    PORT: "80",
    HOST: "0.0.0.0",
    SITE_URL: "https://www.example.com/",
    TRUSTED_PROXIES: "10.0.0.1, fd00::/8",
  };
  expect(settingsOf(env)).toEqual({
    port: 80,
    host: "0.0.0.0",
    siteUrl: "https://www.example.com",
    trustedProxies: ["10.0.0.1", "fd00::/8"],
  });
});

test("localhost is one address", () => {
  expect(settingsOf({ HOST: "localhost" }).host).toBe("127.0.0.1");
});

test.each(["-1", "65536", "80.5", "eighty", "8000 8001", "0x50", "1e3"])("the port %s is refused", (PORT) => {
  expect(problemsOf({ PORT })).toEqual([expect.stringContaining(`PORT is "${PORT}"`)]);
});

test.each(["0", "1", "65535"])("the port %s is taken", (PORT) => {
  expect(settingsOf({ PORT }).port).toBe(Number(PORT));
});

test.each(["http://localhost", "a b", "-a", "::1::"])("the host %s is refused", (HOST) => {
  expect(problemsOf({ HOST })).toEqual([expect.stringContaining(`HOST is "${HOST}"`)]);
});

test.each(["www.example.com", "ftp://example.com", "https://example.com/path", "https://u:p@example.com", "https://"])(
  "the site address %s is refused",
  (SITE_URL) => {
    expect(problemsOf({ SITE_URL })).toEqual([expect.stringContaining(`SITE_URL is "${SITE_URL}"`)]);
  },
);

test.each(["proxy", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0/8", "10.0.0.0/8/8", "fd00::/129", "10.0.0.0/"])(
  "the proxy %s is refused",
  (proxy) => {
    expect(problemsOf({ TRUSTED_PROXIES: `127.0.0.1, ${proxy}` })).toEqual([expect.stringContaining(`"${proxy}"`)]);
  },
);

test("all problems are told at once, each naming its setting", () => {
  const problems = problemsOf({ PORT: "x", HOST: "a b", SITE_URL: "y", TRUSTED_PROXIES: "z" });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "HOST", "SITE_URL", "TRUSTED_PROXIES"]);
});
