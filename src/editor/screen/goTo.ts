// Takes editors to a form and to one of its fields.
import { goToField, markField } from "./fieldOnPage";
import { hidePanel } from "./panel";

/** Milliseconds to wait for a form's fields to appear: before that, the editor loads, and then the whole entry. */
const PATIENCE = 60_000;

const PENDING = "editor.goTo";

/** Goes to a field as soon as its form has rendered. */
function goWhenThere(field: string, message = "", since = Date.now(), form = location.hash): void {
  if (location.hash !== form) return;
  if (goToField(field)) return message ? markField(field, message) : undefined;
  if (Date.now() - since < PATIENCE) setTimeout(() => goWhenThere(field, message, since, form), 200);
}

/** Opens a form at a field. */
export function goTo(link: string, field = "", message = ""): void {
  if (location.hash.split("?")[0] === link) return field ? goWhenThere(field, message) : hidePanel();
  sessionStorage.setItem(PENDING, JSON.stringify([field, message]));
  location.hash = link;
}

/** Goes to the field that `goTo` asked for; call when its form is opened, perhaps after a reload. */
export function goOn(): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(PENDING) ?? "[]");
  const [field, message] = Array.isArray(kept) ? kept.map(String) : [];
  sessionStorage.removeItem(PENDING);
  if (field) goWhenThere(field, message);
}
