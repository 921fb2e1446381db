// An email body as a list of plain blocks, rendered as text and as HTML.
import type { Language } from "../../../i18n/languages";
import { escapeHtml } from "../../http/escapeHtml";

export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
}

export interface MailBlock {
  title?: string;
  text?: string;
  facts?: readonly Fact[];
  links?: readonly { text: string; href: string }[];
  /** Shown verbatim, line by line. */
  code?: string;
}

/** Keeps visitor input on one line, so that nobody can forge a line of an email. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ");

/** Makes a text harmless where a program reads signs of its own into it, such as `<!channel>` in a chat. */
export type Escape = (text: string) => string;

/** For a plain email, which has no signs of its own. */
export const PLAIN: Escape = (text) => text;

export function blocksAsText(blocks: readonly MailBlock[], escape: Escape): string {
  const parts = blocks.map(({ title, text, facts = [], links = [], code }) => [
    ...(title === undefined ? [] : [`## ${escape(oneLine(title))}`]),
    ...(text === undefined ? [] : [escape(text)]),
    ...facts.map(({ label, value }) => `${escape(label)}: ${escape(oneLine(value))}`),
    ...links.map(({ text: name, href }) => `${escape(name)}:\n${href}`),
    ...(code === undefined ? [] : [escape(code).replace(/^/gm, "    ")]),
  ]);
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const FONT = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif";
const BUTTON =
  "display:inline-block;margin:0 12px 12px 0;padding:12px 20px;border:2px solid;border-radius:6px;font-weight:600";

const CELL = "vertical-align:top;padding:2px 0";

const factRow = ({ label, value, href }: Fact) => {
  const shown = escapeHtml(oneLine(value));
  const cell = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return `<tr><th scope="row" style="${CELL};text-align:left;padding-right:16px">${escapeHtml(label)}</th><td style="${CELL};overflow-wrap:anywhere">${cell}</td></tr>`;
};

function blockAsHtml({ title, text, facts = [], links = [], code }: MailBlock): string {
  const buttons = links.map(
    ({ text: name, href }) => `<a href="${escapeHtml(href)}" style="${BUTTON}">${escapeHtml(name)}</a>`,
  );
  return [
    title === undefined ? "" : `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(oneLine(title))}</h2>`,
    text === undefined ? "" : `<p>${escapeHtml(text)}</p>`,
    facts.length === 0 ? "" : `<table style="${FONT};border-spacing:0">${facts.map(factRow).join("")}</table>`,
    buttons.length === 0 ? "" : `<p style="margin:16px 0 0">${buttons.join("")}</p>`,
    code === undefined ? "" : `<pre style="white-space:pre-wrap;font-size:13px">${escapeHtml(code)}</pre>`,
  ].join("");
}

/** The HTML body; it loads no external resources. */
export function blocksAsHtml(blocks: readonly MailBlock[], title: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="${FONT};max-width:640px;margin:0 auto;padding:16px">
${blocks.map(blockAsHtml).join("\n")}
</body>
</html>
`;
}
