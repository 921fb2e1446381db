import { useState, useSyncExternalStore } from "react";

/** Longer than the pause between a finger's release and its click. */
const CLICK_MS = 300;

let isPressed = false;
let wait: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

function setPressed(pressed: boolean): void {
  clearTimeout(wait);
  if (pressed === isPressed) return;
  isPressed = pressed;
  for (const tell of readers) tell();
}

const press = () => setPressed(true);
const cancel = () => setPressed(false);
const release = () => {
  clearTimeout(wait);
  wait = setTimeout(cancel, CLICK_MS);
};

// Before any other listener, and whatever these do. At the click, its target is settled.
const LISTENERS = Object.entries({
  pointerdown: press,
  pointerup: release,
  click: cancel,
  pointercancel: cancel,
  dragend: cancel,
});

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) for (const [event, listener] of LISTENERS) window.addEventListener(event, listener, true);
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    for (const [event, listener] of LISTENERS) window.removeEventListener(event, listener, true);
    cancel();
  };
}

/**
 * The value, unchanged between a press and its click. Leaving a field by pressing a button would otherwise move the
 * button away from under the pointer, and the click would be lost.
 */
export function useStableWhilePressed<T>(value: T): T {
  const pressed = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [kept, setKept] = useState(value);
  if (!pressed && kept !== value) setKept(value);
  return pressed ? kept : value;
}
