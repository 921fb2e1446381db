// A question over the form, which waits for the answer.
import { element } from "./elements";

/** Two things side by side. */
export function pair(...children: Node[]): HTMLElement {
  const made = element("div", ...children);
  made.className = "editor-pair";
  return made;
}

interface Question {
  dialog: HTMLDialogElement;
  /** Resolves with the answer that the dialog is closed with; empty if it is dismissed. */
  answer: Promise<string>;
}

/** Opens a dialog; `close` ends it with an answer. */
export function ask(title: string, children: (close: (answer?: string) => void) => Node[]): Question {
  const dialog = element("dialog");
  dialog.className = "editor-ask";
  dialog.setAttribute("aria-label", title);
  dialog.append(element("h2", title), ...children((answer) => dialog.close(answer)));
  document.body.append(dialog);
  dialog.showModal();
  const answer = new Promise<string>((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    }),
  );
  return { dialog, answer };
}
