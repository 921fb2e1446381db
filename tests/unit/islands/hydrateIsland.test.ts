import { getQueriesForElement, waitFor } from "@testing-library/dom";
import type { AnyIsland, IslandProps } from "../../../src/islands/islands";
import { userEvent } from "@testing-library/user-event";
import { contactProps, dataOf, leavePage, openPage, pageWith } from "../../fixtures/islandPage";
import { picture, words } from "../../fixtures/sitePage";

// React and MUI are read anew for every visit.
jest.setTimeout(120_000);

const text = words("contact-form");
const galleryProps: IslandProps<"ProjectGallery"> = {
  text: words("home").projects,
  projects: ["One", "Two"].map((title) => ({
    name: title.toLowerCase(),
    title,
    description: `${title} described`,
    areaSqft: 1000,
    months: 4,
    before: picture(`${title}-before`),
    after: picture(`${title}-after`),
  })),
  total: 2,
};

let pages: Record<"ContactForm" | "ProjectGallery", string>;

beforeAll(async () => {
  pages = {
    ContactForm: await pageWith("ContactForm", contactProps("en"), "en", "/contact-us/"),
    ProjectGallery: await pageWith("ProjectGallery", galleryProps, "en", "/"),
  };
});
afterEach(leavePage);

interface Visit {
  name?: keyof typeof pages;
  before?: (page: ReturnType<typeof pageOf>) => void;
  draft?: object;
}

/** A visit of the page on which something happens before React comes. */
async function visit({ name = "ContactForm", before, draft }: Visit = {}) {
  jest.resetModules();
  const document = openPage(pages[name], "https://site.example/contact-us/");
  if (draft) sessionStorage.setItem("contact-draft", JSON.stringify(draft));
  const page = pageOf(document);
  before?.(page);
  const { hydrateIsland } = await import("../../../src/islands/hydrateIsland");
  const { LOADERS } = await import("../../../src/islands/islands");
  const failed = jest.fn();
  const built = [...document.querySelectorAll("[id]")];
  hydrateIsland(page.island, (await LOADERS[name]()) as AnyIsland, dataOf(page.island), failed);
  await waitFor(() => expect(page.island).toHaveAttribute("data-started"));
  return { ...page, failed, built, user: userEvent.setup({ document, delay: null }) };
}

function pageOf(document: Document) {
  const { getByRole } = getQueriesForElement(document.body);
  const field = (name: string) => getByRole("textbox", { name }) as HTMLInputElement;
  const list = (name: string) => getByRole("combobox", { name }) as HTMLInputElement;
  const type = (input: HTMLInputElement, typed: string) => {
    input.value = typed;
  };
  return { document, island: document.querySelector("[data-island]") ?? document.body, field, list, type };
}

// A difference between server and browser, in an id or anything else, is told on the console: it fails these tests.
test("React takes over the elements that stand in the page, ids and all", async () => {
  const { document, built, failed, field } = await visit();
  expect(built.length).toBeGreaterThan(8);
  expect([...document.querySelectorAll("[id]")]).toEqual(built);
  expect(document.querySelector("form")).toHaveProperty("noValidate", true);
  expect(field(text.firstName)).toHaveValue("");
  expect(failed).not.toHaveBeenCalled();
});

test("ids that React makes up are the same on the server and in the browser, and start with the island's name", async () => {
  const made: [id: string, label: string][] = [];
  const { document, failed } = await visit({
    name: "ProjectGallery",
    before: ({ document }) => made.push(...sliderOf(document)),
  });
  expect(made).toEqual([[expect.stringContaining("ProjectGallery"), expect.stringContaining("One")]]);
  expect(sliderOf(document)).toEqual(made);
  expect(failed).not.toHaveBeenCalled();
  function sliderOf(document: Document) {
    const sliders = [...document.querySelectorAll<HTMLInputElement>("input[type=range]")];
    return sliders.map(({ id, labels }): [string, string] => [id, labels?.[0]?.textContent ?? ""]);
  }
});

test("what was typed before React came is kept as answers", async () => {
  const { field, list } = await visit({
    before: ({ field, list, type }) => {
      type(field(text.firstName), "Ana");
      type(field(text.phoneNumber), "(305) 555-0142");
      type(list(text.country), "mexico");
    },
  });
  expect(field(text.firstName)).toHaveValue("Ana");
  expect(field(text.phoneNumber)).toHaveValue("3055550142");
  await waitFor(() => expect(list(text.country)).toHaveValue("Mexico"));
  const kept = JSON.parse(sessionStorage.getItem("contact-draft") ?? "null") as { values: object };
  expect(kept.values).toMatchObject({ firstName: "Ana", phoneNumber: "3055550142", country: "MX" });
});

test("typed text goes before the draft of the visit, which fills in the rest", async () => {
  const values = {
    firstName: "Old",
    lastName: "Ruiz",
    email: "ana@example.com",
    phoneCode: "+34",
    phoneNumber: "",
    country: "ES",
  };
  const { field, list } = await visit({
    draft: { values },
    before: ({ field, type }) => type(field(text.firstName), "Ana"),
  });
  expect(field(text.firstName)).toHaveValue("Ana");
  expect(field(text.lastName)).toHaveValue("Ruiz");
  await waitFor(() => expect([list(text.phoneCode).value, list(text.country).value]).toEqual(["+34", "Spain"]));
});

test("a country that is half typed when React comes stays as it is, and can be typed to its end", async () => {
  const { list, user } = await visit({
    before: ({ list, type }) => {
      list(text.country).focus();
      type(list(text.country), "Mex");
    },
  });
  expect(list(text.country)).toHaveFocus();
  expect(list(text.country)).toHaveValue("Mex");
  await user.keyboard("ic{Enter}");
  await waitFor(() => expect(list(text.country)).toHaveValue("Mexico"));
});
