import { flagAddress } from "./flags";
import * as styles from "./contactForm.module.css";

/** A country's flag; decoration only, the name or code stands beside it. */
export function FlagPicture({ iso2 }: { iso2: string }) {
  const address = flagAddress(iso2);
  if (!address) return <span className={styles.flag} aria-hidden="true" />;
  return <img className={styles.flag} src={address} alt="" width={24} height={16} />;
}
