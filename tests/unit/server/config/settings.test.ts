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

test.each(["0", "1", "65535"])("the port %s is accepted", (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT));
});

test.each([
  ["PORT", ["-1", "65536", "80.5", "eighty", "8000 8001", "0x50", "1e3"]],
  ["HOST", ["http://localhost", "a b", "-a", "::1::"]],
  [
    "SITE_URL",
    ["www.example.com", "ftp://example.com", "https://example.com/path", "https://u:p@example.com", "https://"],
  ],
  [
    "TRUSTED_PROXIES",
    ["proxy", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0/8", "10.0.0.0/8/8", "fd00::/129", "1.0.0.0/"],
  ],
])("as %s, each of %j is rejected", (name, values) => {
  for (const value of values)
    expect(settingsProblems({ [name]: value })).toEqual([expect.stringContaining(`"${value}"`)]);
});

test("all problems are reported at once, each naming its setting", () => {
  const problems = settingsProblems({ PORT: "x", HOST: "a b", SITE_URL: "y", TRUSTED_PROXIES: "z" });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "HOST", "SITE_URL", "TRUSTED_PROXIES"]);
});
