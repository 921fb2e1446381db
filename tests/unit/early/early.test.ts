import { runInNewContext } from "node:vm";
import { bundleScript } from "../../../src/build/bundleScript";

const script = bundleScript("src/early/early.ts");

interface Visit {
  languages?: string[];
  cookie?: string;
  local?: Record<string, string> | "denied";
  session?: Record<string, string> | "denied";
  systemIsDark?: boolean;
  /** What happens between the script in the head and the end of the page. */
  whileReading?: () => void;
  /** How the visitor came: `reload`, `back_forward`. */
  type?: string;
  /** Whether the browser keeps what is in view where it is when something above it grows. */
  keepsView?: boolean;
}

const storageOf = (values: Record<string, string> | "denied") => {
  const own = () => {
    if (values === "denied") throw new Error("Access is denied for this document.");
    return values;
  };
  return {
    getItem: (key: string) => own()[key] ?? null,
    setItem: (key: string, value: string) => void (own()[key] = value),
  };
};

/** Runs the script as a page carries it, in a browser of the few parts that it may use; tells what came of it. */
function arrive(
  address: string,
  {
    languages = ["en"],
    cookie = "",
    local,
    session,
    systemIsDark,
    whileReading,
    type = "navigate",
    keepsView = true,
  }: Visit = {},
) {
  const { pathname, search, hash } = new URL(address, "https://site.example");
  const attributes: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const moves: string[] = [];
  const stored = local ?? {};
  const whenRead: (() => void)[] = [];
  const page = {
    location: { pathname, search, hash, replace: (to: string) => moves.push(to) },
    navigator: { languages },
    matchMedia: () => ({ matches: systemIsDark, addEventListener: () => undefined }),
    localStorage: storageOf(stored),
    sessionStorage: storageOf(session ?? {}),
    document: {
      cookie,
      documentElement: {
        lang: pathname.startsWith("/es/") ? "es" : "en",
        classList: { add: (name: string) => void (attributes.class = name) },
        dataset,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      },
      addEventListener: (name: string, act: () => void) => void (name === "DOMContentLoaded" && whenRead.push(act)),
    },
    addEventListener: () => undefined,
    CSS: { supports: () => keepsView },
    performance: { getEntriesByType: () => [{ type }] },
    URLSearchParams,
  };
  runInNewContext(script, { ...page, window: page });
  whileReading?.();
  // A page that is being left may never be read to its end.
  if (moves.length === 0) whenRead.forEach((act) => act());
  const language = stored === "denied" ? undefined : stored.i18nextLng;
  return { movedTo: moves[0], attributes, language, rests: "resting" in dataset };
}

test("a Spanish browser is sent to the Spanish page, and the language is remembered", () => {
  const { movedTo, language } = arrive("/invest/?a=1#costs", { languages: ["es-MX", "en"] });
  expect(movedTo).toBe("/es/invest/?a=1#costs");
  expect(language).toBe("es");
});

test.each<[string, Visit]>([
  ["the cookie", { cookie: "a=1; i18next=en" }],
  ["local storage", { local: { i18nextLng: "en" } }],
  ["session storage", { session: { i18nextLng: "en" } }],
])("what %s says goes before the browser's language", (_source, visit) => {
  expect(arrive("/", { ...visit, languages: ["es"] }).movedTo).toBeUndefined();
  expect(arrive("/", { languages: ["es"] }).movedTo).toBe("/es/");
});

test("a Spanish page is a choice: it is remembered, and left for ?lng=en alone", () => {
  const { movedTo, language } = arrive("/es/invest/", { local: { i18nextLng: "en" } });
  expect([movedTo, language]).toEqual([undefined, "es"]);
  expect(arrive("/es/invest/?lng=en").movedTo).toBe("/invest/");
});

test("English that is asked for stays in the address where nothing can be stored", () => {
  const visit: Visit = { languages: ["es"], local: "denied", session: "denied" };
  expect(arrive("/es/invest/?lng=en", visit).movedTo).toBe("/invest/?lng=en");
  expect(arrive("/invest/?lng=en", visit).movedTo).toBeUndefined();
  expect(arrive("/es/invest/?lng=en", { languages: ["es"], cookie: "i18next=es" }).movedTo).toBe("/invest/");
});

test("the page is coloured before it is painted", () => {
  expect(arrive("/", { systemIsDark: true }).attributes).toEqual({
    class: "js",
    "data-mui-color-scheme": "dark",
    "data-color-mode": "system",
  });
  const chosen = arrive("/", { systemIsDark: true, local: { "mui-mode": "light" } }).attributes;
  expect(chosen["data-mui-color-scheme"]).toBe("light");
});

test("storage that throws stops neither detection nor the colours", () => {
  const visit: Visit = { languages: ["es"], local: "denied", session: "denied", systemIsDark: true };
  const { movedTo, attributes } = arrive("/", visit);
  expect(movedTo).toBe("/es/");
  expect(attributes["data-mui-color-scheme"]).toBe("dark");
});

test("a language that is chosen while the page is still being read stays chosen", () => {
  const local: Record<string, string> = {};
  const { language } = arrive("/es/", { local, whileReading: () => (local.i18nextLng = "en") });
  expect(language).toBe("en");
});

test("what is below the first view rests, unless the visitor comes for a place there or back to one", () => {
  expect(arrive("/").rests).toBe(true);
  expect(arrive("/#contact").rests).toBe(false);
  expect(arrive("/", { type: "reload" }).rests).toBe(false);
  expect(arrive("/", { type: "back_forward" }).rests).toBe(false);
});

test("nothing rests where the view would slip when a part above it wakes", () => {
  expect(arrive("/", { keepsView: false }).rests).toBe(false);
});
