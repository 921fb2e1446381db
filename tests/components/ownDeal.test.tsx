import { act, render, screen } from "@testing-library/react";
import { dropWanted, keepWanted } from "../../src/calculator/wantedDeal";
import { interpolate } from "../../src/content/interpolate";
import { useOwnDeal } from "../../src/islands/HomeContact";
import { CalculatorPreview } from "../../src/sections/CalculatorPreview";
import { words } from "../fixtures/sitePage";

const HOUSE = { purchasePrice: 250_000, arv: 420_000, rehabType: "normal", areaSqft: 1500 } as const;

const preview = {
  name: "Another house",
  deal: { purchasePrice: 1, works: 1, otherCosts: 1, salePrice: 4 },
  verdict: "A verdict.",
  money: "Some money.",
};

beforeEach(() => sessionStorage.clear());

test.each(["en", "es"] as const)("in %s the visitor's own figures take the place of another house's", (language) => {
  const home = words("home", language);
  function Card() {
    const own = useOwnDeal();
    return (
      <CalculatorPreview
        text={home.preview}
        dealText={home.projects.deal}
        {...{ preview, own }}
        place="closed"
        isGated
      />
    );
  }
  render(<Card />);
  expect(screen.getByText(/A verdict. Some money./)).toBeVisible();
  act(() => keepWanted({ inputs: HOUSE, name: "Oak Street", asked: true }));
  expect(screen.getByText(home.preview.kept)).toBeVisible();
  const figures = interpolate(home.preview.keptDeal, { price: "$250,000", sale: "$420,000" });
  expect(screen.getByText((said) => said.includes(`Oak Street. ${figures}`))).toBeVisible();
  expect(screen.queryByText(/A verdict/)).not.toBeInTheDocument();
  act(dropWanted);
  expect(screen.queryByText(home.preview.kept)).not.toBeInTheDocument();
});

test.each(["nonsense", "null", '{"inputs":{"arv":"<b>","purchasePrice":1}}'])("%j is nobody's deal", (stored) => {
  sessionStorage.setItem("calculator-wanted", stored);
  function Name() {
    return <p>{useOwnDeal() ? "own" : "none"}</p>;
  }
  render(<Name />);
  expect(screen.getByText("none")).toBeVisible();
});
