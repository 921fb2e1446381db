import { getQueriesForElement } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import { LANGUAGES, type Language } from "../../../src/i18n/languages";
import { pathIn } from "../../../src/i18n/paths";
import { ContactPageForm } from "../../../src/islands/ContactPageForm";
import type { AnyIsland } from "../../../src/islands/islands";
import { renderIsland } from "../../../src/islands/Island";
import { INTENTS, shownFields } from "../../../src/contact/fields/contactFields";
import { contactProps, dataOf, pageWith } from "../../fixtures/islandPage";
import { words } from "../../fixtures/sitePage";
import { OTHER } from "../../fixtures/languages";

const none = { intent: false, message: false };

const render = (language: Language, switched = none) =>
  renderIsland("ContactPageForm", ContactPageForm as AnyIsland, {
    words: { language, path: "/contact-us/", texts: { common: words("common", language) } },
    props: { ...contactProps(language), switched },
  });

test.each(LANGUAGES)("in %s the form can be filled in and sent without scripts", (language) => {
  const { document } = new JSDOM(render(language)).window;
  const { getByRole, getByLabelText } = getQueriesForElement(document.body);
  const text = words("contact-form", language);
  const form = getByRole("form", { name: text.name }) as HTMLFormElement;
  expect([form.method, form.getAttribute("action"), form.noValidate]).toEqual(["post", "/api/contacts", false]);
  for (const name of shownFields(none)) {
    const field = getByLabelText(text[name], { selector: "input" });
    expect(field).toHaveAttribute("name", name);
    expect(field).toBeRequired();
    expect(form).toContainElement(field);
  }
  const { elements } = form;
  expect(elements.namedItem("language")).toHaveValue(language);
  expect(elements.namedItem("page")).toHaveValue(pathIn(language, "/contact-us/"));
  expect(getByRole("button", { name: text.submit })).toHaveAttribute("type", "submit");
});

test("optional fields that are switched on are a native select and textarea, which may stay empty", () => {
  const { document } = new JSDOM(render(OTHER, { intent: true, message: true })).window;
  const text = words("contact-form", OTHER);
  const { getByLabelText } = getQueriesForElement(document.body);
  const [intent, message] = [
    getByLabelText(`${text.intent} ${text.optional}`),
    getByLabelText(`${text.message} ${text.optional}`),
  ];
  expect([intent.localName, message.localName]).toEqual(["select", "textarea"]);
  for (const field of [intent, message]) {
    expect(field).not.toBeRequired();
    expect(field).not.toHaveAttribute("type");
    expect(document.forms[0]).toContainElement(field as HTMLElement);
  }
  expect(document.forms[0]?.elements.namedItem("intent")).toBe(intent);
  expect([...intent.querySelectorAll("option")].map(({ value }) => value)).toEqual(["", ...INTENTS]);
});

test("the next page's island is identical, and contains no styles", () => {
  const first = render("en");
  expect(render("en")).toBe(first);
  expect(first).not.toMatch(/<style|Mui|mui-/);
});

test("a page contains the island's data, and a hidden message in case the island cannot start", async () => {
  const { document } = new JSDOM(await pageWith("ContactPageForm", contactProps(OTHER), OTHER, "/contact-us/")).window;
  const box = document.querySelector<HTMLElement>('[data-island="ContactPageForm"]') ?? document.body;
  const { language, path, texts } = dataOf(box).words;
  expect([language, path, Object.keys(texts)]).toEqual([OTHER, "/contact-us/", ["common"]]);
  const failed = box.querySelector<HTMLElement>("[data-island-failed]");
  const { island } = words("common", OTHER);
  expect(failed).toHaveTextContent(island.failed + island.retry);
  expect(failed).toHaveAttribute("role", "alert");
  expect(failed).not.toBeVisible();
});

test("no text can close the script element with an island's data", async () => {
  const props = contactProps("en");
  const name = "</script><script>alert(1)</script>";
  const html = await pageWith("ContactPageForm", { ...props, text: { ...props.text, name } }, "en", "/contact-us/");
  const { document } = new JSDOM(html).window;
  expect(document.scripts).toHaveLength(0);
  const data = dataOf(document.querySelector("[data-island]") ?? document.body) as unknown as { props: typeof props };
  expect(data.props.text.name).toBe(name);
});
