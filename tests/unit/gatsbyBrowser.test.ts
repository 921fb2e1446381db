/** @jest-environment jsdom */
jest.mock("../../src/theme/global.css", () => ({}));

const replaceIn = (environment: string) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
  let replace: unknown;
  jest.isolateModules(() => {
    replace = jest.requireActual<{ replaceHydrateFunction: unknown }>("../../gatsby-browser").replaceHydrateFunction;
  });
  return replace;
};

afterEach(() => jest.restoreAllMocks());

test("only built pages are taken over in slices: in development there is nothing to take over", () => {
  expect(replaceIn("production")).toBeInstanceOf(Function);
  expect(replaceIn("development")).toBeUndefined();
});
