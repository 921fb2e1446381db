// A question over the form, which waits for the answer.
import { element } from "./elements";

export const DIALOG_STYLE = `
dialog.editor-ask { box-sizing: border-box; width: min(640px, calc(100vw - 32px)); max-width: none; padding: 16px 20px; color: #1b1b1f; background: #fff;
  border: 2px solid #1b5fb4; border-radius: 8px; font: 16px/1.45 system-ui, sans-serif; }
.editor-ask h2, .editor-ask h3 { margin: 0 0 8px; font-size: 18px; }
.editor-ask h3 { font-size: 16px; }
.editor-ask p { margin: 0 0 8px; white-space: pre-line; overflow-wrap: anywhere; }
.editor-ask b { display: block; }
.editor-ask .editor-pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0 0 8px; }
.editor-ask textarea, .editor-ask input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; border: 1px solid #79747e; font: inherit; }
.editor-ask button { font: inherit; color: inherit; min-height: 44px; margin: 0 8px 12px 0; padding: 8px 12px; background: #f4f2f7;
  border: 1px solid #79747e; border-radius: 6px; cursor: pointer; }
.editor-ask button:focus-visible { outline: 3px solid #1b5fb4; outline-offset: 1px; }
`;

/** Two things side by side. */
export function pair(...children: Node[]): HTMLElement {
  const made = element("div", ...children);
  made.className = "editor-pair";
  return made;
}

/** An open question. */
export interface Question {
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
