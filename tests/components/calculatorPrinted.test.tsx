import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { showCalculated, text } from "./calculatorSetUp";

const mockDraw = jest.fn();
jest.mock("../../src/calculator/share/qrPath", () => ({ qrPath: (link: string) => mockDraw(link) as unknown }));

/** The link of the printed analysis, and the words around it. */
async function printedLink() {
  await showCalculated();
  act(() => void fireEvent(window, new Event("beforeprint")));
  await waitFor(() => expect(mockDraw).toHaveBeenCalled());
  const link = document.querySelector<HTMLAnchorElement>("[data-report] a");
  return { link, said: link?.parentElement?.textContent };
}

afterEach(() => act(() => void fireEvent(window, new Event("afterprint"))));

test("beside the code, the link on paper is short, and the words say to scan", async () => {
  mockDraw.mockReturnValue({ path: "M0 0", size: 21 });
  const { link, said } = await printedLink();
  expect(screen.getByRole("img", { name: text.report.code })).toBeInTheDocument();
  expect(said).toBe(text.report.scan.replace("{{link}}", "localhost/"));
  expect(link?.search).toContain("deal=2_1500_250000");
});

test("without a code, the whole link is on paper, and nothing says to scan", async () => {
  mockDraw.mockReturnValue(undefined);
  const { link, said } = await printedLink();
  expect(screen.queryByRole("img", { name: text.report.code })).not.toBeInTheDocument();
  expect(said).toBe(text.report.again.replace("{{link}}", link?.href ?? ""));
});
