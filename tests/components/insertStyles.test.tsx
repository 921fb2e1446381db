import { render } from "@testing-library/react";
import {
  useInsertionEffectAlwaysWithSyncFallback as useStyles,
  useInsertionEffectWithLayoutFallback as useGlobalStyles,
} from "../../src/theme/insertStyles";

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
