// After the page has loaded and the browser is idle: wakes what rests below the first view, adds what the head keeps in
// <noscript>, then Gatsby's scripts. At the visitor's first touch the scripts come at once.
import { wakeInTurn } from "./resting";

export interface BootSettings {
  sources: string[];
  compilation: string;
}

declare global {
  interface Window {
    bootSettings: BootSettings;
    ___webpackCompilationHash: string;
    ___chunkMapping: object;
  }
}

const SIGNS = ["pointerdown", "keydown", "touchstart", "focusin", "wheel"] as const;

let started = false;

/** Adds the links that the head keeps in <noscript>: to a browser that runs scripts they are text. */
function addLinks(): void {
  for (const kept of document.head.querySelectorAll("noscript")) kept.outerHTML = kept.textContent ?? "";
}

function start(): void {
  if (started) return;
  started = true;
  addLinks();
  for (const source of window.bootSettings.sources) {
    const script = document.createElement("script");
    script.src = source;
    script.async = false;
    document.head.append(script);
  }
}

const isBooted = () => "booted" in document.documentElement.dataset;

// Links, details and popovers answer by themselves, [data-early] buttons through the early script.
function keepClick(event: MouseEvent): void {
  if ("hydrating" in document.documentElement.dataset || !(event.target instanceof Element)) return;
  const button = event.target.closest("button:not([popovertarget], [data-early])");
  if (button instanceof HTMLElement) window.earlyClick = button;
}

// After a reload of a page that was reached without one, Back changes the address only: showing the page before is
// Gatsby's work, which has not started.
const shown = location.pathname;
function followAddress(): void {
  if (location.pathname !== shown && !isBooted()) location.reload();
}

// A sheet may hang on its way.
const LONGEST_WAIT_MS = 4000;

// While scripts are compiled beside it, drawing the page with its other styles takes twice as long.
function startAfterStyles(): void {
  addLinks();
  const sheet = document.head.querySelector<HTMLLinkElement>('link[href^="/late."]');
  const next = () => requestAnimationFrame(() => setTimeout(start));
  if (sheet) sheet.onload = sheet.onerror = next;
  setTimeout(next, sheet ? LONGEST_WAIT_MS : 0);
}

const wakeAndStart = () => {
  wakeInTurn(startAfterStyles);
};

const whenIdle = () =>
  "requestIdleCallback" in window
    ? requestIdleCallback(wakeAndStart, { timeout: 2500 })
    : setTimeout(wakeAndStart, 800);

// A frame is drawn some time before it is on the screen, and nothing may keep the first picture from getting there.
const ON_SCREEN_MS = 200;

// A page in a hidden tab draws no frames: it starts when it is shown.
const afterFirstPicture = () => requestAnimationFrame(() => setTimeout(whenIdle, ON_SCREEN_MS));

// Read by Gatsby's runtime: without the hash it would reload the page once.
window.___webpackCompilationHash = window.bootSettings.compilation;
window.___chunkMapping = {};
for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true, capture: true });
document.addEventListener("click", keepClick, true);
addEventListener("popstate", followAddress);
if (document.readyState === "complete") afterFirstPicture();
else addEventListener("load", afterFirstPicture);
