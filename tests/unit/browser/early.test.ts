import { runInNewContext } from "node:vm";
import { bundleScript } from "../../../src/build/scripts/bundleScript";

const PAGE_SCRIPT = "/assets/page-1.js";

const script = bundleScript("src/browser/early.ts", { PAGE_SCRIPT: JSON.stringify(PAGE_SCRIPT) });

interface Visit {
  languages?: string[];
  cookie?: string;
  local?: Record<string, string> | "denied";
  session?: Record<string, string> | "denied";
  systemIsDark?: boolean;
  /** The page with the link that was followed. */
  referrer?: string;
  /** Runs between the script in the head and the end of parsing. */
  whileReading?: () => void;
  /** The script to run; by default that of built pages. */
  running?: string;
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

/** Runs the inline script in a browser of the few parts that it may use, and returns the effects. */
function arrive(
  address: string,
  {
    languages = ["en"],
    cookie = "",
    local,
    session,
    systemIsDark,
    whileReading,
    referrer = "",
    running = script,
  }: Visit = {},
) {
  const { pathname, search, hash } = new URL(address, "https://site.example");
  const attributes: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const moves: string[] = [];
  const stored = local ?? {};
  const whenRead: (() => void)[] = [];
  const heard: [name: string, act: () => void][] = [];
  const added: { type?: string; src?: string }[] = [];
  const page = {
    location: { origin: "https://site.example", pathname, search, hash, replace: (to: string) => moves.push(to) },
    navigator: { languages },
    matchMedia: () => ({ matches: systemIsDark, addEventListener: () => undefined }),
    localStorage: storageOf(stored),
    sessionStorage: storageOf(session ?? {}),
    document: {
      cookie,
      referrer,
      documentElement: {
        lang: pathname.startsWith("/es/") ? "es" : "en",
        classList: { add: (name: string) => void (attributes.class = name) },
        dataset,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      },
      addEventListener: (name: string, act: () => void) => void (name === "DOMContentLoaded" && whenRead.push(act)),
      createElement: () => ({}),
      head: { append: (script: object) => void added.push(script) },
    },
    addEventListener: (name: string, act: () => void) => void heard.push([name, act]),
    requestAnimationFrame: (act: () => void) => void heard.push(["frame", act]),
    setTimeout: (act: () => void) => void heard.push(["after the frame", act]),
    URLSearchParams,
    URL,
  };
  runInNewContext(running, { ...page, window: page });
  whileReading?.();
  // A page that is being left may never be parsed to its end.
  if (moves.length === 0) whenRead.forEach((act) => act());
  const language = stored === "denied" ? undefined : stored.i18nextLng;
  const happen = (name: string) => heard.filter(([listened]) => listened === name).forEach(([, act]) => act());
  return { movedTo: moves[0], attributes, language, happen, added };
}

test("a Spanish browser is redirected to the Spanish page, and the language is stored", () => {
  const { movedTo, language } = arrive("/invest/?a=1#costs", { languages: ["es-MX", "en"] });
  expect(movedTo).toBe("/es/invest/?a=1#costs");
  expect(language).toBe("es");
});

test.each<[string, Visit]>([
  ["the cookie", { cookie: "a=1; i18next=en" }],
  ["local storage", { local: { i18nextLng: "en" } }],
  ["session storage", { session: { i18nextLng: "en" } }],
])("%s takes precedence over the browser's language", (_source, visit) => {
  expect(arrive("/", { ...visit, languages: ["es"] }).movedTo).toBeUndefined();
  expect(arrive("/", { languages: ["es"] }).movedTo).toBe("/es/");
});

test("following a link within one language keeps that language, whatever another tab has chosen since", () => {
  const local = { i18nextLng: "es" };
  const from = (referrer: string) => arrive("/invest/", { local: { ...local }, referrer }).movedTo;
  expect(from("https://site.example/services/")).toBeUndefined();
  expect(from("https://site.example/es/services/")).toBe("/es/invest/");
  expect(from("https://elsewhere.example/")).toBe("/es/invest/");
  expect(arrive("/invest/?lng=es", { referrer: "https://site.example/" }).movedTo).toBe("/es/invest/");
});

test("following a link within one language does not replace what another tab has stored", () => {
  const visit = { local: { i18nextLng: "es" }, referrer: "https://site.example/services/" };
  expect(arrive("/invest/", visit).language).toBe("es");
});

test("opening a Spanish page stores Spanish, and only ?lng=en leads away from it", () => {
  const { movedTo, language } = arrive("/es/invest/", { local: { i18nextLng: "en" } });
  expect([movedTo, language]).toEqual([undefined, "es"]);
  expect(arrive("/es/invest/?lng=en").movedTo).toBe("/invest/");
});

test("without storage, requested English stays in the URL", () => {
  const visit: Visit = { languages: ["es"], local: "denied", session: "denied" };
  expect(arrive("/es/invest/?lng=en", visit).movedTo).toBe("/invest/?lng=en");
  expect(arrive("/invest/?lng=en", visit).movedTo).toBeUndefined();
  expect(arrive("/es/invest/?lng=en", { languages: ["es"], cookie: "i18next=es" }).movedTo).toBe("/invest/");
});

test("the color mode is set before first paint", () => {
  expect(arrive("/", { systemIsDark: true }).attributes).toEqual({
    class: "js",
    "data-mui-color-scheme": "dark",
    "data-color-mode": "system",
  });
  const chosen = arrive("/", { systemIsDark: true, local: { "mui-mode": "light" } }).attributes;
  expect(chosen["data-mui-color-scheme"]).toBe("light");
});

test("storage that throws prevents neither detection nor the color mode", () => {
  const visit: Visit = { languages: ["es"], local: "denied", session: "denied", systemIsDark: true };
  const { movedTo, attributes } = arrive("/", visit);
  expect(movedTo).toBe("/es/");
  expect(attributes["data-mui-color-scheme"]).toBe("dark");
});

test("a language chosen while the page is being parsed stays chosen", () => {
  const local: Record<string, string> = {};
  const { language } = arrive("/es/", { local, whileReading: () => (local.i18nextLng = "en") });
  expect(language).toBe("en");
});

const ASKED = [{ type: "module", src: PAGE_SCRIPT }];

test("the page script is requested once the page has loaded and been painted", () => {
  const { happen, added } = arrive("/");
  for (const step of ["DOMContentLoaded", "load", "frame"]) happen(step);
  expect(added).toEqual([]);
  happen("after the frame");
  expect(added).toEqual(ASKED);
});

test.each(["pointerdown", "keydown", "focusin", "wheel"])(
  "the first %s requests the page script immediately, and only once",
  (touch) => {
    const { happen, added } = arrive("/");
    happen(touch);
    expect(added).toEqual(ASKED);
    for (const later of ["pointerdown", "load", "frame", "after the frame"]) happen(later);
    expect(added).toEqual(ASKED);
  },
);

test("in development, no page script is requested", () => {
  const { happen, added } = arrive("/", { running: bundleScript("src/browser/early.ts") });
  for (const step of ["pointerdown", "load", "frame", "after the frame"]) happen(step);
  expect(added).toEqual([]);
});
