import { useText } from "../content/pageWords";

/** Says, to those who do not see it coming, that a link opens in a new tab. */
export function NewTabNote() {
  const { chat } = useText("common");
  return <span className="visuallyHidden">{` ${chat.newTab}`}</span>;
}
