import { Mail, MapPin, MessageCircle, Phone } from "lucide";
import { interpolate } from "../content/interpolate";
import { useText } from "../content/pageWords";
import { MENU_PAGES, NAV_PAGES, pathOf } from "../site/pages";
import { Icon } from "./Icon";
import { chatUrl, mailUrl } from "./contactLinks";
import * as styles from "./Footer.module.css";
import type { Company, WordPageLink } from "./pageFrame";
import { SmartLink } from "./SmartLink";
import type { ReactNode } from "react";
import { SmallScreenFold } from "./SmallScreenFold";
import PATHS from "./brandIcons.json";
import { socialProfiles } from "./socialProfiles";
import { isLicensed } from "./structuredData";

interface FooterProps {
  company: Company;
  wordPages: readonly Pick<WordPageLink, "title" | "path">[];
}

export function Footer({ company, wordPages }: FooterProps) {
  const { footer, nav } = useText("common");
  const { contact } = company;
  return (
    <footer data-tone="ink" className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <p>{footer.text}</p>
          <SocialLinks company={company} label={footer.social} />
        </div>
        {company.footerServices.length > 0 && (
          <FooterColumn title={footer.services}>
            {company.footerServices.map(({ label, to }) => (
              <li key={label}>
                <SmartLink to={to}>{label}</SmartLink>
              </li>
            ))}
          </FooterColumn>
        )}
        <FooterColumn title={footer.links}>
          {[...NAV_PAGES, ...MENU_PAGES].map(({ key, path }) => (
            <li key={key}>
              <SmartLink to={path}>{nav[key]}</SmartLink>
            </li>
          ))}
          {company.menu?.map(({ label, to }) => (
            <li key={to}>
              <SmartLink to={to}>{label}</SmartLink>
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
      <div className={`wrap fine ruled stack ${styles.fine}`}>
        <p>{footer.notice}</p>
        {isLicensed(footer) && <p>{footer.license}</p>}
        <p data-year>{interpolate(footer.copyright, { year: new Date().getUTCFullYear() })}</p>
      </div>
    </footer>
  );
}

/** A titled footer list, folded on small screens. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <SmallScreenFold title={title} />
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** The company's profiles on social networks, if it has any. */
export function SocialLinks({ company, label }: { company: Company; label: string }) {
  const profiles = socialProfiles(company);
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label}>
      {profiles.map(({ network, name, to }) => (
        <li key={network}>
          <SmartLink to={to} className="iconButton">
            <Icon drawing={[["path", { d: PATHS[network] }]]} size={22} />
            <span className="visuallyHidden">{name}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
