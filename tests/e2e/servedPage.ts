import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { expect } from "./test";

/** A page as served: parsed, but without scripts, styles, and pictures. */
export async function servedPage(request: APIRequestContext, path: string, status = 200): Promise<Document> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(status);
  return new JSDOM(await answer.text()).window.document;
}

/** One attribute of every element that matches a selector; an empty string where an element lacks it. */
export const attributesOf = (page: Document, selector: string, attribute: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
