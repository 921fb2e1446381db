import { Mail, MapPin, MessageCircle, Phone } from "lucide";
import { interpolate } from "../content/interpolate";
import { useText } from "../content/pageWords";
import { MENU_PAGES, NAV_PAGES, pathOf } from "../site/pages";
import { Icon } from "./Icon";
import { chatUrl, mailUrl } from "./contactLinks";
import * as styles from "./Footer.module.css";
import { FooterColumn } from "./FooterColumn";
import type { Company, WordPageLink } from "./pageFrame";
import { SampleChip } from "./SampleChip";
import { SmartLink } from "./SmartLink";
import { SocialLinks } from "./SocialLinks";
import { Wordmark } from "./Wordmark";

interface FooterProps {
  company: Company;
  wordPages: readonly Pick<WordPageLink, "title" | "path">[];
}

export function Footer({ company, wordPages }: FooterProps) {
  const { footer, nav } = useText("common");
  const { contact, brand } = company;
  return (
    <footer data-tone="ink" className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.logo}>
            <Wordmark brand={brand} />
          </p>
          <p>{footer.text}</p>
          <SocialLinks company={company} label={footer.social} />
        </div>
        <FooterColumn title={footer.services}>
          {company.footerServices.map(({ label, to }) => (
            <li key={label}>
              <SmartLink to={to}>{label}</SmartLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={footer.links}>
          {[...NAV_PAGES, ...MENU_PAGES].map(({ key, path }) => (
            <li key={key}>
              <SmartLink to={path}>{nav[key]}</SmartLink>
            </li>
          ))}
          {wordPages.map(({ title, path }) => (
            <li key={path}>
              <SmartLink to={path}>{title}</SmartLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={footer.contact}>
          <li>
            <Icon drawing={MapPin} size={18} />
            <address>{`${contact.street}, ${contact.city}, ${contact.state} ${contact.postalCode}`}</address>
          </li>
          <li>
            <Icon drawing={Phone} size={18} />
            <SmartLink to={pathOf("contactUs")} aria-label={`${footer.phone}: ${contact.phone}`}>
              {contact.phone}
            </SmartLink>
          </li>
          <li>
            <Icon drawing={Mail} size={18} />
            <SmartLink to={mailUrl(company)} aria-label={`${footer.email}: ${contact.email}`}>
              {contact.email}
            </SmartLink>
          </li>
          <li>
            <Icon drawing={MessageCircle} size={18} />
            <SmartLink to={chatUrl(company)}>{footer.chat}</SmartLink>
          </li>
        </FooterColumn>
      </div>
      <div className={`wrap ${styles.fine}`}>
        <p>{footer.notice}</p>
        {footer.license && (
          <p>
            {footer.license} {footer.isSample && <SampleChip />}
          </p>
        )}
        <p data-year>{interpolate(footer.copyright, { year: new Date().getUTCFullYear() })}</p>
      </div>
      <p className={styles.crop} aria-hidden>
        <Wordmark brand={brand} decorative />
      </p>
    </footer>
  );
}
