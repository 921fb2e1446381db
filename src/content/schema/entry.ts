// What every entry of a list on the site has: its place, and whether visitors see it yet.
import { boolean, type ObjectShape } from "yup";
import { isoDate } from "./dates";
import { group, integer } from "./fields";

/** Position of an entry in its list; the smallest number comes first. */
const order = () =>
  integer(1, 9999).meta({
    hint: {
      en: "The lowest number comes first. Give each entry a different number.",
      es: "El número menor va primero. Dé a cada entrada un número distinto.",
    },
  });

/** Marks an entry that visitors do not see yet (drafts.ts). */
const draft = () =>
  boolean()
    .strict()
    .notRequired()
    .meta({
      label: { en: "Not published yet", es: "Aún sin publicar" },
      hint: {
        en: "While this is on, the entry is a draft: “Publish” saves and checks it, but visitors can't see it. Turn it off when the entry is ready.",
        es: "Mientras esté activado, es un borrador: “Publicar” lo guarda y lo revisa, pero los visitantes no lo ven. Desactívelo cuando esté listo.",
      },
    });

/** The day that a draft waits for. */
const publishOn = () =>
  isoDate()
    .notRequired()
    .meta({
      label: { en: "To be published on", es: "Para publicar el" },
      hint: {
        en: "For a draft: nothing is published by itself, but once this day has come, the editor's first screen lists the draft.",
        es: "Para un borrador: nada se publica solo, pero cuando llega ese día, la primera pantalla del editor lo recuerda.",
      },
    });

/** An entry of a list on the site: its order, whether it is a draft and until when, and its fields. */
export const entry = <S extends ObjectShape>(fields: S) =>
  group({ order: order(), draft: draft(), publishOn: publishOn(), ...fields });
