import type { BrowserContext } from "@playwright/test";

/** The privacy preferences that a visitor's browser reports. */
type Wishes = Record<string, unknown>;

/** Puts every visit into the sample, in a browser that does not look automated. */
export async function drawEveryVisit(context: BrowserContext, wishes: Wishes = {}): Promise<void> {
  await context.addInitScript((said) => {
    Math.random = () => 0;
    const { sendBeacon } = Navigator.prototype;
    // Browser tooling does not report the body of a beacon.
    Navigator.prototype.sendBeacon = function send(address, body) {
      Object.assign(window, { sent: body });
      return sendBeacon.call(this, address, body);
    };
    for (const [name, value] of Object.entries({ webdriver: false, ...said }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }, wishes);
}
