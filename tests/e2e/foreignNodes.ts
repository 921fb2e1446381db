// What extensions and translators do to a page before its scripts start. Each function runs in the page.

export const FOREIGN_NODES = {
  "nothing foreign": () => undefined,
  "a password manager's node beside each field": () =>
    document
      .querySelectorAll("form input")
      .forEach((field) => field.after(document.createElement("x-password-button"))),
  "a node before each field": () =>
    document.querySelectorAll("form input").forEach((field) => field.before(document.createElement("x-grammar"))),
  "a node before the form": () =>
    document.querySelector("#contact form")?.before(document.createElement("x-extension")),
  "a translator's <font> around texts": () =>
    document.querySelectorAll("form label, form p, form h3").forEach((part) => {
      const text = part.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return;
      const font = document.createElement("font");
      font.textContent = `¤${text.textContent}`;
      text.replaceWith(font);
    }),
} satisfies Record<string, () => void>;

export const KINDS_OF_NODES = Object.keys(FOREIGN_NODES) as (keyof typeof FOREIGN_NODES)[];
