import { render } from "@testing-library/react";
import { FirstViewEnd } from "../../src/components/FirstViewEnd";
import { wakeStylesAtEnd } from "../../src/components/sleepingStyles";

const mediaIn = (place: ParentNode) => [...place.querySelectorAll("link")].map(({ media }) => media);

beforeEach(() => {
  document.head.innerHTML = `<link href="/late.css" media="not all"><link href="/a.avif" media="not all and (width)">`;
});

/** The place as the build has filled it, taken over by React. */
function hydrateFilled() {
  const container = document.createElement("div");
  container.innerHTML = `<div data-first-view-end="true"><link href="/late.css"></div>`;
  document.body.append(container);
  return render(<FirstViewEnd />, { container, hydrate: true });
}

test("while the page's own link stands, the one in the head sleeps", () => {
  const { container } = hydrateFilled();
  expect(mediaIn(container)).toEqual([""]);
  expect(mediaIn(document.head)).toEqual(["not all", "not all and (width)"]);
});

test("when the page goes, the link in the head takes over", () => {
  hydrateFilled().unmount();
  expect(mediaIn(document.head)).toEqual(["all", "not all and (width)"]);
});

test("it does so too when the page goes before React has come to where its first view ends", () => {
  const { unmount } = render(<div ref={wakeStylesAtEnd} />);
  expect(mediaIn(document.head)[0]).toBe("not all");
  unmount();
  expect(mediaIn(document.head)[0]).toBe("all");
});

test("a page that React has drawn itself needs the link in the head", () => {
  render(<FirstViewEnd />);
  expect(mediaIn(document.head)).toEqual(["all", "not all and (width)"]);
});
