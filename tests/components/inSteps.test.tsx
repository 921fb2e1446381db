import { render } from "@testing-library/react";
import { useEffect } from "react";
import { InSteps } from "../../src/contact/InSteps";

function Part({ name, log }: { name: string; log: string[] }) {
  useEffect(() => {
    log.push(`${name} of ${document.querySelectorAll("p").length}`);
  }, [name, log]);
  return <p>{name}</p>;
}

test("what follows is drawn after the first part is in the page, and stays whatever joins it", () => {
  const log: string[] = [];
  const parts = (names: string[]) => (
    <InSteps first={<Part name="first" log={log} />}>
      {names.map((name) => (
        <Part key={name} name={name} log={log} />
      ))}
    </InSteps>
  );
  const { rerender } = render(parts(["one", "two"]));
  expect(log).toEqual(["first of 1", "one of 3", "two of 3"]);
  rerender(parts(["one", "more", "two"]));
  expect(log.slice(3)).toEqual(["more of 4"]);
});
