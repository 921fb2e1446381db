// Our widget for numbers: written in any way that src/typed/ reads, and said back under the field as they are understood.
// Decap CMS's own cuts what is typed at each key.
import { interpolate } from "../../content/interpolate";
import { formatWhole, wholeDollars } from "../../i18n/format";
import { TYPED_NUMBER, type NumberKind } from "../config/decapConfig";
import { siteLanguage, translate, type EditorWord } from "../config/editorWords";
import { decapStore, formData, type DecapMap } from "../decap/decapStore";
import { fieldNameOf } from "../decap/markup";
import { readTypedNumber } from "../save/readTypedNumber";
import { saleNote } from "./saleNote";

/** What Decap CMS hands to a widget. */
interface FieldProps {
  forID: string;
  /** Of the groups around it, from the outside in. */
  parentIds: readonly string[];
  value: unknown;
  field: DecapMap;
  classNameWrapper: string;
  onChange: (text: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

interface Component {
  props: FieldProps;
  /** The note as it was last drawn. */
  note: string;
  stop?: (() => void) | undefined;
  forceUpdate: () => void;
}

export interface WidgetCms {
  registerWidget(name: string, component: unknown): void;
}

/** Decap CMS's React, as it hands it to extensions. */
export interface DecapReact {
  h: (type: string, props: object, ...children: unknown[]) => unknown;
  createClass: (component: object) => unknown;
}

const KINDS: readonly NumberKind[] = ["dollars", "area", "whole", "decimal"];

const kindOf = (field: DecapMap): NumberKind => KINDS.find((kind) => kind === field.get("number")) ?? "whole";

const NOT_READ: Record<NumberKind, EditorWord> = {
  dollars: "notRead",
  area: "notRead",
  whole: "notWhole",
  decimal: "notDecimal",
};

/** What a text is understood as; empty where there is nothing to say. */
export function understood(text: string, kind: NumberKind): string {
  const reading = readTypedNumber(text, kind);
  if (reading.is === "unread") return translate(NOT_READ[kind]);
  if (reading.is === "nothing") return "";
  const { value } = reading;
  if (kind === "dollars") return `= ${wholeDollars(value, siteLanguage())}`;
  if (kind === "area") return interpolate(translate("readAsArea"), { number: formatWhole(value, siteLanguage()) });
  return String(value) === text.trim() ? "" : `= ${value}`;
}

/** The sale price is the last of a deal's amounts. */
const SALE = "salePrice";

/** What the sale leaves whose price a field is. */
function saleNoteOf({ parentIds }: FieldProps): string {
  const group = fieldNameOf(parentIds[0] ?? "");
  return saleNote(group, formData()?.[group]);
}

function noteOf(props: FieldProps): string {
  const { value, field } = props;
  const own = understood(typeof value === "string" ? value : "", kindOf(field));
  return [own, field.get("name") === SALE ? saleNoteOf(props) : ""].filter(Boolean).join(" · ");
}

/** Registers the widget; call before the editor starts. */
export function registerNumberField(cms: WidgetCms, { h, createClass }: DecapReact): void {
  const component = {
    componentDidMount(this: Component) {
      if (this.props.field.get("name") !== SALE) return;
      // Decap CMS does not draw a field anew when another one changes.
      this.stop = decapStore()?.subscribe(() => noteOf(this.props) !== this.note && this.forceUpdate());
    },
    componentWillUnmount(this: Component) {
      this.stop?.();
    },
    render(this: Component) {
      const { forID, value, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      const id = `${forID}-read`;
      this.note = noteOf(this.props);
      const input = h("input", {
        ...{ id: forID, type: "text", className: classNameWrapper, value: value ?? "", autoComplete: "off" },
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        ...{ onFocus: setActiveStyle, onBlur: setInactiveStyle, "aria-describedby": id },
      });
      return h("div", {}, input, h("output", { id, htmlFor: forID, className: "number-read" }, this.note));
    },
  };
  cms.registerWidget(TYPED_NUMBER, createClass(component));
}
