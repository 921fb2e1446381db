import { act, render, screen } from "@testing-library/react";
import { dropPending, keepPending } from "../../src/calculator/pendingDeal";
import { interpolate } from "../../src/content/interpolate";
import { useOwnDeal } from "../../src/islands/HomeContact";
import { CalculatorPreview } from "../../src/sections/CalculatorPreview";
import { standOn, words } from "../fixtures/sitePage";
import { LANGUAGES } from "../../src/i18n/languages";
import { wholeDollars } from "../../src/i18n/format";

jest.mock("../../src/content/pageWords", () => jest.requireActual("../fixtures/sitePage"));

const HOUSE = { purchasePrice: 250_000, arv: 420_000, rehabType: "normal", areaSqft: 1500 } as const;

const preview = {
  name: "Another house",
  deal: { purchasePrice: 1, works: 1, otherCosts: 1, salePrice: 4 },
  verdict: "A verdict.",
  money: "Some money.",
};

beforeEach(() => sessionStorage.clear());

test.each(LANGUAGES)("in %s the visitor's own figures take the place of another house's", (language) => {
  standOn(language);
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
  act(() => keepPending({ inputs: HOUSE, name: "Oak Street", asked: true }));
  expect(screen.getByText(home.preview.kept)).toBeVisible();
  const figures = interpolate(home.preview.keptDeal, {
    price: wholeDollars(HOUSE.purchasePrice, language),
    sale: wholeDollars(HOUSE.arv, language),
  });
  expect(screen.getByText((said) => said.includes(`Oak Street. ${figures}`))).toBeVisible();
  expect(screen.queryByText(/A verdict/)).not.toBeInTheDocument();
  act(dropPending);
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
