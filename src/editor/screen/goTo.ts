// Leads editors to a form, and to a field of it.
import { goToField, markField } from "./fieldOnPage";
import { hidePanel } from "./panel";

/** Milliseconds that a form may take until its fields are there. */
const PATIENCE = 10_000;

const PENDING = "editor.goTo";

/** Goes to a field as soon as its form is on the screen. */
function goWhenThere(field: string, message = "", since = Date.now()): void {
  if (goToField(field)) return message ? markField(field, message) : undefined;
  if (Date.now() - since < PATIENCE) setTimeout(() => goWhenThere(field, message, since), 200);
}

/** Opens a form at a field. Decap CMS fills another form only when its page is loaded anew. */
export function goTo(link: string, field = "", message = ""): void {
  if (location.hash.split("?")[0] === link) return field ? goWhenThere(field, message) : hidePanel();
  sessionStorage.setItem(PENDING, JSON.stringify([field, message]));
  location.hash = link;
  location.reload();
}

/** Goes to the field for which the page was loaded anew. */
export function goOn(): void {
  const [field, message] = JSON.parse(sessionStorage.getItem(PENDING) ?? "[]") as [string?, string?];
  sessionStorage.removeItem(PENDING);
  if (field) goWhenThere(field, message);
}
