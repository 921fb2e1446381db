/** @jest-environment jsdom */
import { noteAttribution } from "../../../src/browser/noteAttribution";
import { keptSource } from "../../../src/contact/submit/useSubmission";
import { ATTRIBUTIONS, REFERRER } from "../../../src/site/attribution";

const cameFrom = jest.spyOn(document, "referrer", "get");

function arrive(address: string, referrer: string): void {
  window.history.replaceState(null, "", address);
  cameFrom.mockReturnValue(referrer);
  noteAttribution();
}

beforeEach(() => sessionStorage.clear());

test("the first arrival stays while a visitor reads on, and while the page is reloaded", () => {
  arrive("/invest/?utm_source=google&utm_medium=cpc&lng=es", "https://www.google.com/");
  arrive("/invest/?utm_source=google&utm_medium=cpc&lng=es", "https://www.google.com/");
  arrive("/contact-us/", "http://localhost/invest/");
  const first = { source: "google", medium: "cpc", referrer: "www.google.com", landing: "/invest/" };
  expect(keptSource()).toEqual({ first, last: undefined });
});

test("another arrival in the same tab is kept as the last", () => {
  arrive("/", "");
  arrive("/services/", "https://news.example:8080/story");
  arrive("/faq/", "https://chat.example/");
  expect(keptSource()).toEqual({ first: { landing: "/" }, last: { referrer: "chat.example", landing: "/faq/" } });
});

test("after a redirect to the other language, the site before counts", () => {
  sessionStorage.setItem(REFERRER, "https://news.example/");
  arrive("/es/", "http://localhost/");
  expect(keptSource()?.first).toEqual({ referrer: "news.example", landing: "/es/" });
  expect(sessionStorage.getItem(REFERRER)).toBeNull();
});

test("what something else wrote in its place is not sent", () => {
  sessionStorage.setItem(ATTRIBUTIONS, "not JSON");
  expect(keptSource()).toBeUndefined();
  sessionStorage.clear();
  expect(keptSource()).toBeUndefined();
});
