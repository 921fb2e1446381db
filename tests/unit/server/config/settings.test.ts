import { problemsOf, readSettings } from "../../../../src/server/config/settings";

const settingsProblems = (env: Record<string, string>) => problemsOf(() => readSettings(env));

test("by default, the server listens on port 8000 of this machine and trusts no proxy", () => {
  const expected = { port: 8000, host: "127.0.0.1", siteUrl: undefined, trustedProxies: [], isHttps: false };
  expect(readSettings({})).toEqual(expected);
  expect(readSettings({ PORT: "", HOST: " ", SITE_URL: "", TRUSTED_PROXIES: "" })).toEqual(expected);
});

test("every setting is read", () => {
  const env = {
    PORT: "80",
    HOST: "0.0.0.0",
    SITE_URL: "https://www.example.com/",
    TRUSTED_PROXIES: "10.0.0.1, fd00::/8",
    HEALTH_TOKEN: "token-of-16-characters",
  };
  expect(readSettings(env)).toEqual({
    port: 80,
    host: "0.0.0.0",
    siteUrl: "https://www.example.com",
    trustedProxies: ["10.0.0.1", "fd00::/8"],
    healthToken: "token-of-16-characters",
    isHttps: true,
  });
});

test("localhost is read as 127.0.0.1", () => {
  expect(readSettings({ HOST: "localhost" }).host).toBe("127.0.0.1");
});

test.each(["-1", "65536", "80.5", "eighty", "8000 8001", "0x50", "1e3"])("the port %s is rejected", (PORT) => {
  expect(settingsProblems({ PORT })).toEqual([expect.stringContaining(`PORT is "${PORT}"`)]);
});

test.each(["0", "1", "65535"])("the port %s is accepted", (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT));
});

test.each(["http://localhost", "a b", "-a", "::1::"])("the host %s is rejected", (HOST) => {
  expect(settingsProblems({ HOST })).toEqual([expect.stringContaining(`HOST is "${HOST}"`)]);
});

test.each(["www.example.com", "ftp://example.com", "https://example.com/path", "https://u:p@example.com", "https://"])(
  "the site address %s is rejected",
  (SITE_URL) => {
    expect(settingsProblems({ SITE_URL })).toEqual([expect.stringContaining(`SITE_URL is "${SITE_URL}"`)]);
  },
);

test.each(["proxy", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0/8", "10.0.0.0/8/8", "fd00::/129", "10.0.0.0/"])(
  "the proxy %s is rejected",
  (proxy) => {
    expect(settingsProblems({ TRUSTED_PROXIES: `127.0.0.1, ${proxy}` })).toEqual([
      expect.stringContaining(`"${proxy}"`),
    ]);
  },
);

test("all problems are reported at once, each naming its setting", () => {
  const problems = settingsProblems({ PORT: "x", HOST: "a b", SITE_URL: "y", TRUSTED_PROXIES: "z" });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "HOST", "SITE_URL", "TRUSTED_PROXIES"]);
});
