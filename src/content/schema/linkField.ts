import { textLike } from "./fields";

/** Placeholders in links are not filled in, so braces are not allowed. */
const LINK = /^(https:\/\/[^\s{}]+|mailto:[^\s{}@]+@[^\s{}@]+|tel:\+?\d{3,15}|\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?)$/;

/** True for a link that content may use. */
export const isLink = (text: string): boolean => LINK.test(text);

/** A link: https, mailto, tel or a page of this site (with a trailing slash, `#anchor` allowed). */
export const link = () =>
  textLike(
    LINK,
    { en: "is missing: write the link", es: "falta: escriba el enlace" },
    {
      en:
        "must be https://…, mailto:name@…, tel:+1… (digits only), or a page on this site, such as /services/ or " +
        "/services/#funding: with a slash at both ends, in lowercase, without spaces or braces",
      es:
        "debe ser https://…, mailto:nombre@…, tel:+1… (solo cifras) o una página de este sitio, como /services/ o " +
        "/services/#funding: con una barra a cada lado, en minúsculas, sin espacios ni llaves",
    },
  ).meta({ kind: "link" });
