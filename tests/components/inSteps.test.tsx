import { render } from "@testing-library/react";
import { useEffect } from "react";
import { InSteps } from "../../src/contact/InSteps";

function Part({ name, log }: { name: string; log: string[] }) {
  useEffect(() => {
    log.push(`${name} of ${document.querySelectorAll("p").length}`);
  }, [name, log]);
  return <p>{name}</p>;
}

test("each part is drawn after the one before is in the page, and stays whatever joins them", () => {
  const log: string[] = [];
  const parts = (names: string[]) => (
    <InSteps>
      {names.map((name) => (
        <Part key={name} name={name} log={log} />
      ))}
    </InSteps>
  );
  const { rerender } = render(parts(["one", "two", "three"]));
  expect(log).toEqual(["one of 1", "two of 2", "three of 3"]);
  rerender(parts(["one", "more", "two", "three"]));
  expect(log.slice(3)).toEqual(["more of 4"]);
});
