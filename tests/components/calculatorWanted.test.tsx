import { act, screen } from "@testing-library/react";
import { keepPending, readPending, pendingProject } from "../../src/calculator/pendingDeal";
import { calculate, calculatorProps, field, figures, fillIn, showCalculator, text } from "./calculatorSetUp";

const { form, results, warnings } = text;

const HOUSE = { areaSqft: 1500, purchasePrice: 250_000, arv: 400_000, rehabType: "normal" } as const;

const PROJECTS = [
  {
    title: "House with a story",
    areaSqft: 1500,
    deal: { purchasePrice: 250_000, works: 75_000, otherCosts: 41_234, salePrice: 400_000, months: 9 },
  },
];

test("the teaser's input fills an empty form and is not calculated until the visitor submits it", async () => {
  keepPending({ inputs: HOUSE, asked: false });
  showCalculator();
  expect(field(form.arv)).toHaveValue("400,000");
  expect(field(form.areaSqft)).toHaveValue("1,500");
  expect(screen.getByText(results.empty)).toBeVisible();
  expect(readPending()).toBeUndefined();
});

test("a requested deal is calculated when the calculator opens, even with choices the form does not offer", async () => {
  keepPending({ inputs: { ...HOUSE, projectMonths: 9 }, name: "Oak Street", asked: true });
  showCalculator();
  expect(field(form.projectMonths)).toHaveValue("9");
  expect(figures()[0]).not.toBe("$0");
  expect(screen.queryByText(results.stale)).not.toBeInTheDocument();
});

test("a deal requested while the calculator is open replaces its contents", async () => {
  const { user } = showCalculator();
  await fillIn(user);
  await calculate(user);
  await act(async () =>
    keepPending({ inputs: { ...HOUSE, rehabRows: [{ name: "Works", amount: 75_000 }] }, asked: true }),
  );
  expect(field(form.arv)).toHaveValue("400,000");
  expect(figures()[0]).toBe("$16,802");
  expect(readPending()).toBeUndefined();
});

test.each([{ inputs: { arv: "<b>" } }, { inputs: { ...HOUSE, arv: 1 } }, { inputs: null }, "nonsense"])(
  "something else in its place leaves the form empty (%j)",
  async (kept) => {
    sessionStorage.setItem("calculator-wanted", JSON.stringify(kept));
    showCalculator();
    expect(field(form.arv)).toHaveValue("");
  },
);

test("a sold project can be tried at the top of the form, with its own result", async () => {
  const { user } = showCalculator({ props: { projects: PROJECTS } });
  await user.selectOptions(field(form.realDeal), "House with a story");
  expect(field(form.purchasePrice)).toHaveValue("250,000");
  expect(field(form.projectMonths)).toHaveValue("9");
  expect(figures()[0]).toBe("$33,766");
  expect(screen.queryByText(results.stale)).not.toBeInTheDocument();
});

test("of a sold house the result is final and nothing is remarked; with other figures it is a plan again", async () => {
  const [quick] = PROJECTS.map((project) => ({ ...project, deal: { ...project.deal, months: 4 } }));
  const { user } = showCalculator({ props: { projects: quick ? [quick] : [] } });
  await user.selectOptions(field(form.realDeal), "House with a story");
  expect(screen.getAllByText(results.finalProfit).length).toBeGreaterThan(0);
  expect(screen.getByText((said) => said.startsWith(text.verdict.sold.split("{{")[0] ?? ""))).toBeVisible();
  expect(screen.queryByRole("heading", { name: warnings.title })).not.toBeInTheDocument();
  // At other rates it would have left something else.
  const { assumptions } = text;
  const rate = calculatorProps().content.rates.find(({ editable }) => editable);
  await user.click(screen.getByRole("heading", { name: assumptions.title }));
  const box = screen.getByRole("textbox", { name: (name) => name.startsWith(`${rate?.label},`) });
  await user.clear(box);
  await user.type(box, `${(rate?.value ?? 0) + 1}{Enter}`);
  expect(screen.queryByText(results.finalProfit)).not.toBeInTheDocument();
  await user.click(screen.getByText(assumptions.reset));
  expect(screen.getAllByText(results.finalProfit).length).toBeGreaterThan(0);
  await user.type(
    field(form.arv),
    "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}390000",
  );
  await calculate(user);
  expect(screen.queryByText(results.finalProfit)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: warnings.title })).toBeVisible();
});

test("a project that its page hands over has the result of its page, to the dollar", async () => {
  const [project] = PROJECTS;
  if (!project) throw new Error("There is a project");
  for (const [otherCosts, profit] of [
    [41_234, "$33,766"],
    [90_001, "−$15,001"],
  ] as const) {
    keepPending(pendingProject({ ...project, deal: { ...project.deal, otherCosts } }, "Works"));
    const { unmount } = showCalculator();
    expect(figures()[0]).toBe(profit);
    unmount();
  }
});
