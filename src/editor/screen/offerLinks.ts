// Link fields, and the question for a link in a text, offer the site's pages and the places on them while one types.
import { linkTargets } from "../../content/checks/links";
import { publishedAmong } from "../../content/read/drafts";
import { isLink } from "../../content/schema/linkField";
import { entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import type { EditorConfig, EditorField } from "../config/decapConfig";
import { editorLanguage, translate } from "../config/editorWords";
import { labelOf } from "../config/labels";
import { readLink } from "../../typed/readLink";
import { fieldNameOf } from "../decap/markup";
import type { Repository } from "../save/repository";
import { ask } from "./askDialog";
import { button, element, typeInto } from "./elements";
import { placeOf } from "./problemPlace";

const ID = "editor-links";

/** The answer that takes a link away. */
const NONE = " ";

const innerFields = ({ fields, field }: EditorField<string>) => fields ?? (field ? [field] : []);

const linkNames = (fields: readonly EditorField<string>[], kinds: readonly unknown[]): string[] =>
  fields.flatMap((field) => [
    ...(kinds.includes(field.link) ? [field.name] : []),
    ...linkNames(innerFields(field), kinds),
  ]);

/** What the editor calls the target of a link: `Services › Funding`. */
function targetLabel(target: string, files: readonly string[], config: EditorConfig<string>) {
  const [path = "", anchor] = target.split("#");
  const page = ALL_PAGES.find((one) => one.path === path);
  const file = page ? `text/${page.texts[0]}.json` : entryPagesAmong(files).find((one) => one.path === path)?.file;
  const title = (file !== undefined && placeOf(file, config)?.title) || path;
  if (anchor === undefined) return title;
  const entry = page && "entriesOf" in page.anchors ? `${page.anchors.entriesOf}/${anchor}.json` : "";
  return `${title} › ${config.titles?.get(entry) ?? labelOf(anchor)[editorLanguage()]}`;
}

/**
 * Completes link fields, found by the names in their ids, with a list of the site's pages. Returns the question for a
 * link in a text: its answer is the link, empty to take it away, or null to leave it.
 */
export function offerLinks(
  { content, onStored }: Pick<Repository, "content" | "onStored">,
  config: EditorConfig<string>,
): (current?: string) => Promise<string | null> {
  const fields = config.collections.flatMap((one) => [
    ...(one.fields ?? []),
    ...(one.files ?? []).flatMap((file) => file.fields),
  ]);
  const [all, pages] = [new Set(linkNames(fields, ["link", "profile"])), new Set(linkNames(fields, ["link"]))];
  const list = element("datalist");
  list.id = ID;
  document.body.append(list);
  let isKnown = false;
  onStored(() => (isKnown = false));

  async function fill(): Promise<void> {
    if (isKnown) return;
    isKnown = true;
    const files = publishedAmong(await content()).map(({ name }) => name);
    const options = linkTargets(files).map((target) => {
      const option = element("option");
      option.value = target;
      option.label = targetLabel(target, files, config);
      return option;
    });
    list.replaceChildren(...options);
  }

  const isAmong = (target: EventTarget | null, names: ReadonlySet<string>): target is HTMLInputElement =>
    target instanceof HTMLInputElement && names.has(fieldNameOf(target.id));

  document.addEventListener("focusin", ({ target }) => {
    if (!isAmong(target, pages)) return;
    target.setAttribute("list", ID);
    void fill().catch(() => (isKnown = false));
  });

  // The field says back how the link was understood.
  document.addEventListener("focusout", ({ target }) => {
    if (!isAmong(target, all) || readLink(target.value) === target.value) return;
    typeInto(target, readLink(target.value));
  });

  /** Why a link would lead nowhere; empty if it leads somewhere, as far as is known. */
  function faultOf(link: string): string {
    if (!isLink(link)) return translate("linkHow");
    if (!link.startsWith("/")) return "";
    const targets = [...list.options].map(({ value }) => value);
    return targets.length === 0 || targets.includes(link) ? "" : translate("linkNowhere");
  }

  return async (current = "") => {
    await fill().catch(() => (isKnown = false));
    const input = element("input");
    Object.assign(input, { value: current, type: "text", autocapitalize: "off", spellcheck: false });
    input.setAttribute("list", ID);
    input.setAttribute("aria-label", translate("linkTo"));
    const fault = element("p");
    fault.setAttribute("role", "alert");
    const { answer } = ask(translate("linkTo"), (close) => {
      const accept = () => {
        const link = (input.value = readLink(input.value));
        fault.textContent = faultOf(link);
        if (!fault.textContent) close(link);
      };
      input.addEventListener("keydown", ({ key }) => key === "Enter" && accept());
      const remove = current ? [button(() => close(NONE), translate("linkRemove"))] : [];
      // A phone has no Escape.
      const buttons = [button(accept, translate("linkAccept")), ...remove, button(() => close(), translate("cancel"))];
      return [element("p", translate("linkHow")), input, fault, ...buttons];
    });
    const link = await answer;
    return link === NONE ? "" : link || null;
  };
}
