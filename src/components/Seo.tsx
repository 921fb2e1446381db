import { alternates, pageUrl } from "../i18n/alternates";
import { LANGUAGES, type Language } from "../i18n/languages";
import { LANGUAGE_TABLE } from "../i18n/languageTable";
import { scriptJson } from "../platform/scriptJson";
import type { Company } from "./pageFrame";
import { socialImagePath } from "./socialImagePath";
import { structuredData, type StructuredThing } from "./structuredData";

interface SeoProps {
  company: Company;
  text: { title: string; description: string };
  language: Language;
  /** Path without language prefix. */
  path: string;
  /** What the page's structured data describes besides the page itself. */
  things?: readonly StructuredThing[];
  /** The page must not be indexed and has no alternate URLs. */
  hidden?: boolean;
}

/** In Open Graph's format: `en_US`. */
const ogLocale = (language: Language) => LANGUAGE_TABLE[language].locale.replace("-", "_");

/** Everything in a page's head for search engines and link previews. */
export function Seo({ company, text, language, path, things = [], hidden = false }: SeoProps) {
  const url = pageUrl(company.url, language, path);
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {alternates(company.url, path).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          <meta property="og:url" content={url} />
          {things.length > 0 && <script type="application/ld+json">{scriptJson(structuredData(things))}</script>}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:locale" content={ogLocale(language)} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
      ))}
      <meta property="og:image" content={company.url + socialImagePath(language, path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={text.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
