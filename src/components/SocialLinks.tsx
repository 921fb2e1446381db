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

export function SocialLinks({ company, label }: { company: Company; label: string }) {
  return (
    <ul className={styles.links} aria-label={label}>
      {NETWORKS.map(([network, name]) => (
        <li key={network}>
          <SmartLink to={company.social[network]}>
            <Icon drawing={BRAND_ICONS[network]} size={22} />
            <span className="visuallyHidden">{name}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
