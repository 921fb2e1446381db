// A page in a browser that Playwright does not drive.

interface Place {
  x: number;
  y: number;
}

/** A page of a new visitor, however it is driven. */
export interface OtherPage {
  goTo(address: string): Promise<void>;
  /** Runs a function in the page; resolves with its result, awaited. */
  evaluate<Given extends unknown[], Found>(
    run: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "ArrowLeft" | "ArrowRight" | "Tab"): Promise<void>;
  /** Shift and Tab. */
  tabBack(): Promise<void>;
  /** Drags with the mouse or a finger from one place to another, in pixels from the viewport's corner. */
  drag(from: Place, to: Place, pointer: "mouse" | "touch"): Promise<void>;
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  openPage(): Promise<OtherPage>;
  /** The errors on its pages since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}
