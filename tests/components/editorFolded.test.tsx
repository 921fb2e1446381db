// Going to a field in a closed group, as Decap CMS draws an item of a list: closed twice, with its button outside.
import { waitFor } from "@testing-library/react";
import { goToField } from "../../src/editor/screen/fieldOnPage";
import { answerMediaQueries } from "../fixtures/browser";

test("the group is opened by its own button, and no button among its fields is pressed", async () => {
  document.body.innerHTML = `<div><button id="toggle"></button><div id="outer" style="display: none"><div>
    <div id="inner" style="display: none"><div><button id="now">Now</button></div>
    <div><div><label for="closes-field-2">Closes</label></div><input id="closes-field-2"></div></div></div></div></div>`;
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  Element.prototype.scrollIntoView = jest.fn();
  answerMediaQueries();
  const pressed = jest.fn();
  at("now").addEventListener("click", pressed);
  at("toggle").addEventListener("click", () => {
    for (const id of ["outer", "inner"]) at(id).style.display = "";
  });
  expect(goToField("closes")).toBe(true);
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  expect([at("outer").style.display, pressed.mock.calls.length]).toEqual(["", 0]);
});
