/** @jest-environment jsdom */
import { guardPath, PROTECTED_ROUTES } from "../../../src/session/guard";
import { accessToken, cachedUser, initialClientState, logout, rememberUser } from "../../../src/session/session";
import { pathIn } from "../../../src/i18n/paths";
import { PAGES } from "../../../src/site/pages";
import { breakStorage } from "../../fixtures/browser";
import { OTHER } from "../../fixtures/languages";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("the state starts empty", () => {
  expect(initialClientState()).toEqual({
    userData: null,
    hideRegisterFlow: false,
    showOnlyRegisterPage: false,
    currentTab: 0,
    countries: [],
    phoneCodes: [],
    bookTypes: [],
  });
});

test("a cached user is in the next visit's state, and the token under access_token", () => {
  rememberUser({ name: "Ana", id: 7 }, "secret");
  expect(initialClientState().userData).toEqual({ name: "Ana", id: 7 });
  expect(localStorage.getItem("access_token")).toBe("secret");
  expect(accessToken()).toBe("secret");
});

test("logging out removes the user and the token, and nothing else", () => {
  rememberUser({ name: "Ana" }, "secret");
  localStorage.setItem("i18nextLng", OTHER);
  logout();
  expect({ ...localStorage }).toEqual({ i18nextLng: OTHER });
  expect(cachedUser()).toBeNull();
  expect(accessToken()).toBeNull();
});

test.each(["{", "", "null", "5", '"Ana"', "[]", "undefined"])("a stored user %j is not a user", (stored) => {
  localStorage.setItem("user", stored);
  expect(cachedUser()).toBeNull();
});

test("if storage throws, there is no user, and signing in and out does not throw", () => {
  breakStorage();
  expect(() => rememberUser({ name: "Ana" }, "secret")).not.toThrow();
  expect(initialClientState().userData).toBeNull();
  expect(accessToken()).toBeNull();
  expect(logout).not.toThrow();
});

test("no page of the site is protected", () => {
  expect(PROTECTED_ROUTES).toEqual([]);
  for (const { path } of PAGES) expect(guardPath(path, () => null)).toBeUndefined();
});

test("a protected page redirects a visitor without a cached user to home, in both languages", () => {
  expect(guardPath("/account/", () => null, ["/account/"])).toBe("/");
  expect(guardPath(pathIn(OTHER, "/account/"), () => null, ["/account/"])).toBe(`/${OTHER}/`);
  expect(guardPath("/account/", () => ({ name: "Ana" }), ["/account/"])).toBeUndefined();
  expect(guardPath("/invest/", () => null, ["/account/"])).toBeUndefined();
});
