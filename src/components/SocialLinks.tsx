import { BRAND_ICONS, type Network } from "./brandIcons";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import { SmartLink } from "./SmartLink";
import * as styles from "./SocialLinks.module.css";

// The networks' names are the same in every language.
const NETWORKS: [Network, string][] = [
  ["linkedin", "LinkedIn"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["tiktok", "TikTok"],
];

/** The company's profiles on social networks, if it has any. */
export function SocialLinks({ company, label }: { company: Company; label: string }) {
  const profiles = NETWORKS.flatMap(([network, name]) => {
    const to = company.social[network];
    return to ? [{ network, name, to }] : [];
  });
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label}>
      {profiles.map(({ network, name, to }) => (
        <li key={network}>
          <SmartLink to={to}>
            <Icon drawing={BRAND_ICONS[network]} size={22} />
            <span className="visuallyHidden">{name}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
