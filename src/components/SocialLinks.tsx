import PATHS from "./brandIcons.json";
import { Icon } from "./Icon";
import type { Company } from "./pageFrame";
import { SmartLink } from "./SmartLink";
import { socialProfiles } from "./socialProfiles";
import * as styles from "./SocialLinks.module.css";

/** The company's profiles on social networks, if it has any. */
export function SocialLinks({ company, label }: { company: Company; label: string }) {
  const profiles = socialProfiles(company);
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label}>
      {profiles.map(({ network, name, to }) => (
        <li key={network}>
          <SmartLink to={to}>
            <Icon drawing={[["path", { d: PATHS[network] }]]} size={22} />
            <span className="visuallyHidden">{name}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
