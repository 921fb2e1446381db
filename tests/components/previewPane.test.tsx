import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { previewPane } from "../../src/editor/previewPane/previewPane";
import { EDITOR_WORDS } from "../../src/editor/config/editorWords";
import type { PreviewWindow, PreviewRequest } from "../../src/editor/previewPane/shown";
import { revealText } from "../../src/preview/revealText";

const shown: PreviewRequest[] = [];

const subject = {
  files: [],
  picture: async () => undefined,
  pages: ["/services/", "/"],
  titles: [],
  isDraft: false,
  note: "",
};

function openPane() {
  const element = document.body.appendChild(document.createElement("div"));
  const pane = previewPane(element, () => undefined);
  pane.show(subject);
  for (const frame of document.querySelectorAll("iframe")) {
    Object.assign(frame.contentWindow as PreviewWindow, { showPreview: (one: PreviewRequest) => shown.push(one) });
  }
  // By now the frames' scripts have loaded.
  pane.show(subject);
  return pane;
}

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  shown.length = 0;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const last = () => shown.at(-1);

const press = (word: keyof typeof EDITOR_WORDS) =>
  userEvent.click(screen.getByRole("radio", { name: EDITOR_WORDS[word].en }));

test("the pane starts with the best page in the editor's language, light, and loads one frame", () => {
  openPane();
  expect(last()).toMatchObject({ path: "/services/", language: "en", scheme: "light" });
  expect([...document.querySelectorAll("iframe")].map((frame) => frame.srcdoc !== "")).toEqual([true, false]);
});

test("the bar selects page, colors and languages; colors and languages are remembered", async () => {
  openPane();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: EDITOR_WORDS.page.en }), "/");
  expect(last()).toMatchObject({ path: "/" });
  await press("dark");
  expect(last()).toMatchObject({ scheme: "dark" });
  await userEvent.click(screen.getByRole("radio", { name: "Español" }));
  expect(last()).toMatchObject({ language: "es", scheme: "dark" });
  document.body.replaceChildren();
  openPane();
  expect(last()).toMatchObject({ language: "es", scheme: "dark" });
});

test("for a draft, the bar says that visitors do not see it", () => {
  const pane = openPane();
  expect(screen.queryByText(EDITOR_WORDS.draft.en)).not.toBeVisible();
  pane.show({ ...subject, isDraft: true });
  expect(screen.getByText(EDITOR_WORDS.draft.en)).toBeVisible();
});

test("an error of a page is reported until the page is rendered again", () => {
  openPane();
  const quiet = jest.spyOn(console, "info").mockImplementation();
  last()?.onShown(new Error("half a page"));
  expect(screen.getByRole("status")).toHaveTextContent(EDITOR_WORDS.trouble.en);
  last()?.onShown();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  quiet.mockRestore();
});

test("a page is scrolled to a text, preferably a heading, ignoring placeholders and Markdown", () => {
  document.body.innerHTML =
    "<main><a id=link>FlipX Academy</a><h2 id=title>FlipX Academy</h2><p id=text>We teach <b>what</b> we do.</p></main>";
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  expect(revealText("{{brand}} Academy")).toBe(true);
  expect(revealText("We teach **what** we do.")).toBe(true);
  expect(revealText("Nowhere")).toBe(false);
  expect(revealText("")).toBe(false);
  expect(scrolled).toEqual(["title", "text"]);
});
