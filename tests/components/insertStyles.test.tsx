import { render } from "@testing-library/react";
import * as ours from "../../src/theme/insertStyles";

const { useInsertionEffectAlwaysWithSyncFallback: useStyles, useInsertionEffectWithLayoutFallback: useGlobalStyles } =
  ours;

test("an element's rules are written while it is rendered, global rules in the commit", () => {
  const order: string[] = [];
  const Sample = () => {
    useGlobalStyles(() => void order.push("global"));
    useStyles(() => order.push("own"));
    order.push("rendered");
    return null;
  };
  render(<Sample />);
  expect(order).toEqual(["own", "rendered", "global"]);
});

test("it has all that Emotion's own module has", () => {
  const theirs = jest.requireActual<object>("@emotion/use-insertion-effect-with-fallbacks");
  expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
});
