import type { Options } from "@emotion/cache";

// Keeps MUI's rules out of the document: jsdom would match hundreds of them against every element that is clicked or
// queried, which takes a quarter of a test's time.
jest.mock("@emotion/cache", () => {
  const { default: createCache } = jest.requireActual<typeof import("@emotion/cache")>("@emotion/cache");
  return {
    __esModule: true,
    default: (options: Options) => createCache({ ...options, container: document.createElement("div") }),
  };
});

// jsdom has no layout: nothing to scroll to.
Element.prototype.scrollIntoView = () => {};
