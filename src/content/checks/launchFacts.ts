// Facts that only a sample can have, and facts that a real business must not lack.
import type { Words } from "../../i18n/editorLanguages";
import { siteSchema } from "../contentTypes/site";
import { isRecord } from "../isRecord";
import { fieldsOf } from "../schema/schemaParts";
import type { ParsedFile, Problem } from "../read/problem";

/** Numbers reserved for fiction in North America: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /55501\d\d$/;

/** Names reserved for documentation and tests (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|[./@])(example\.(com|net|org)|[\w-]+\.(example|test|invalid|localhost)|localhost)([:/]|$)/i;

interface Rule {
  file: string;
  /** Path of a text field. */
  field: string;
  isOpen: (text: string) => boolean;
  message: Words;
}

const isMissing = (text: string) => text.trim() === "";

const isReserved = (text: string) => RESERVED_DOMAIN.test(text);

const isFictional = (text: string) => FICTIONAL_PHONE.test(text.replace(/\D/g, ""));

const PHONE: Words = {
  en: "is a number reserved for fiction: nobody answers it; write your own",
  es: "es un número reservado para la ficción: nadie lo contesta; escriba el suyo",
};

const rule = (field: string, isOpen: Rule["isOpen"], message: Words): Rule => ({
  file: "site.json",
  field,
  isOpen,
  message,
});

const profile = (network: string) =>
  rule(`social.${network}`, isReserved, {
    en: "leads to nobody's profile: write the address of yours, or remove it",
    es: "no lleva al perfil de nadie: escriba la dirección del suyo, o quítelo",
  });

const RULES: readonly Rule[] = [
  rule("url", isReserved, {
    en: "is a sample's address: write your site's own, such as https://www.your-company.com",
    es: "es la dirección de una muestra: escriba la de su sitio, como https://www.su-empresa.com",
  }),
  rule("contact.email", isReserved, {
    en: "is an address that receives no mail: write your own",
    es: "es una dirección que no recibe correo: escriba la suya",
  }),
  rule("contact.phone", isFictional, PHONE),
  rule("chat.number", isFictional, PHONE),
  rule("contact.street", (street) => /\b(sample|example|muestra|ejemplo)\b/i.test(street), {
    en: "is a sample's address: write your own",
    es: "es la dirección de una muestra: escriba la suya",
  }),
  ...fieldsOf(siteSchema.fields.social).map(([network]) => profile(network)),
  {
    file: "text/common.json",
    field: "footer.license",
    isOpen: isMissing,
    message: {
      en: "is missing: name the licenses under which you work, or ask your lawyer whether you need none",
      es: "falta: nombre las licencias con las que trabaja, o pregunte a su abogado si no necesita ninguna",
    },
  },
];

/** The text at a path, the English one of a pair; empty if there is none. */
function textAt(value: unknown, field: string): string {
  const found = field.split(".").reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
  const text = isRecord(found) ? found.en : found;
  return typeof text === "string" ? text : "";
}

/** A team of roles alone: that some have a person and others none is the owner's choice. */
function facelessRoles(files: readonly ParsedFile[]): Problem[] {
  const roles = files.filter(({ name }) => name.startsWith("team/"));
  if (roles.length === 0 || roles.some(({ value }) => isRecord(value) && isRecord(value.person))) return [];
  const message = {
    en: `has ${roles.length} roles and no person: fill in \`person\`, or delete roles that nobody has`,
    es: `tiene ${roles.length} funciones y ninguna persona: complete \`person\`, o borre las que nadie tiene`,
  };
  return [{ file: "team", field: "", message }];
}

/** A program of analytics that the privacy page keeps silent about. */
function unnamedAnalytics(site: unknown, privacy: unknown): Problem[] {
  const service = textAt(site, "analytics.service");
  const says = JSON.stringify(privacy ?? "").toLowerCase();
  if (says.includes(service)) return [];
  const message = {
    en: `does not name ${service}, which site.json has every page load: say what it learns of visitors`,
    es: `no nombra ${service}, que según site.json se carga en cada página: diga qué sabe de las visitas`,
  };
  return [{ file: "pages/privacy.json", field: "", message }];
}

/** Invented and missing facts in the published content. */
export function launchFactProblems(files: readonly ParsedFile[]): Problem[] {
  const valueOf = (file: string) => files.find(({ name }) => name === file)?.value;
  const facts = RULES.filter(({ file, field, isOpen }) => isOpen(textAt(valueOf(file), field))).map(
    ({ file, field, message }) => ({ file, field, message }),
  );
  return [...facts, ...facelessRoles(files), ...unnamedAnalytics(valueOf("site.json"), valueOf("pages/privacy.json"))];
}
