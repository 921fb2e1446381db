import { useText } from "../content/pageWords";

/** Tells screen reader users that a link opens in a new tab. */
export function NewTabNote() {
  const { chat } = useText("common");
  return <span className="visuallyHidden">{` ${chat.newTab}`}</span>;
}
