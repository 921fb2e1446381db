/** @jest-environment jsdom */
import type { Metric } from "web-vitals";
import { reportVisit } from "../../../src/vitals/reportVisit";

type Keep = (measured: Pick<Metric, "name" | "value">) => void;

const kept: Record<string, Keep> = {};

jest.mock("web-vitals", () =>
  Object.fromEntries(
    ["LCP", "INP", "CLS", "FCP", "TTFB"].map((name) => [`on${name}`, (keep: Keep) => void (kept[name] = keep)]),
  ),
);

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

/** jsdom's Blob has no text(): it is read with a FileReader. */
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

/** Measures the page at a path, hides it as many times as requested, and returns what was sent. */
async function reportsOf(
  path: string,
  values: Record<string, number>,
  { width = 1280, times = 1, isListed = true } = {},
) {
  Object.assign(window, { innerWidth: width });
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
  document.head.innerHTML = isListed ? `<link rel="canonical" href="https://site.example${path}">` : "";
  reportVisit(path);
  for (const [name, value] of Object.entries(values)) kept[name]?.({ name, value } as Metric);
  const state = jest.spyOn(document, "visibilityState", "get");
  for (let time = 0; time < times; time++) {
    for (const visibility of ["visible", "hidden"] as const) {
      state.mockReturnValue(visibility);
      document.dispatchEvent(new Event("visibilitychange"));
    }
  }
  state.mockRestore();
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => ({ address, type: body.type, visit: await read(body) })),
  );
}

const VALUES = { LCP: 1234.567, INP: 80.4, CLS: 0.123456, FCP: 800.2, TTFB: 99.9 };

test("when its page is hidden, a visit sends its path, language, device type, and rounded figures as JSON", async () => {
  const visit = {
    page: "/invest/",
    language: "es",
    device: "phone",
    metrics: { LCP: 1235, INP: 80, CLS: 0.1235, FCP: 800, TTFB: 100 },
  };
  expect(await reportsOf("/es/invest/", VALUES, { width: 390 })).toEqual([
    { address: "/api/vitals", type: "application/json", visit },
  ]);
});

test("a visit is reported once, however often its page is hidden", async () => {
  expect(await reportsOf("/", VALUES, { times: 3 })).toHaveLength(1);
});

test("wide windows are desktops", async () => {
  expect(await reportsOf("/", VALUES, { width: 769 })).toMatchObject([{ visit: { page: "/", device: "desktop" } }]);
});

test("a page that is not indexed is not measured, and neither is a visit without figures", async () => {
  expect(await reportsOf("/es/no-such-page/", VALUES, { isListed: false })).toEqual([]);
  expect(await reportsOf("/", {})).toEqual([]);
});
