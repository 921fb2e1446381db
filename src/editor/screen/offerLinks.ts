// Link fields offer the site's pages and the places on them while one types.
import { linkTargets } from "../../content/checks/links";
import { publishedAmong } from "../../content/read/drafts";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import { entryPagesAmong } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import type { EditorConfig, EditorField } from "../config/decapConfig";
import { labelOf } from "../config/labels";
import type { Repository } from "../save/repository";
import { element } from "./elements";
import { placeOf } from "./problemPlace";

const ID = "editor-links";

const innerFields = ({ fields, field }: EditorField<string>) => fields ?? (field ? [field] : []);

const linkNames = (fields: readonly EditorField<string>[]): string[] =>
  fields.flatMap((field) => [...(field.link ? [field.name] : []), ...linkNames(innerFields(field))]);

/** What the editor calls the target of a link: `Services › Funding`. */
function targetLabel(target: string, files: readonly string[], config: EditorConfig<string>, spoken: EditorLanguage) {
  const [path = "", anchor] = target.split("#");
  const page = ALL_PAGES.find((one) => one.path === path);
  const file = page ? `text/${page.texts[0]}.json` : entryPagesAmong(files).find((one) => one.path === path)?.file;
  const title = (file !== undefined && placeOf(file, config)?.title) || path;
  if (anchor === undefined) return title;
  const entry = page && "entriesOf" in page.anchors ? `${page.anchors.entriesOf}/${anchor}.json` : "";
  return `${title} › ${config.titles?.get(entry) ?? labelOf(anchor)[spoken]}`;
}

/** Completes link fields, found by the names in their ids, with a list of the site's pages. */
export function offerLinks(
  { content, onStored }: Pick<Repository, "content" | "onStored">,
  config: EditorConfig<string>,
  language: EditorLanguage,
): void {
  const fields = config.collections.flatMap((one) => [
    ...(one.fields ?? []),
    ...(one.files ?? []).flatMap((file) => file.fields),
  ]);
  const names = new Set(linkNames(fields));
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
      option.label = targetLabel(target, files, config, language);
      return option;
    });
    list.replaceChildren(...options);
  }

  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !names.has(/^(.+)-field-/.exec(target.id)?.[1] ?? "")) return;
    target.setAttribute("list", ID);
    void fill().catch(() => (isKnown = false));
  });
}
