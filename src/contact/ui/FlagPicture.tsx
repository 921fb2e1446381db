import { flagAddress } from "./flagAddress";
import * as styles from "./countryPicker.module.css";

/** A country's flag; decoration only, the name or code stands beside it. */
export const FlagPicture = ({ iso2 }: { iso2: string }) => (
  <img className={styles.flag} src={flagAddress(iso2)} alt="" width={24} height={16} />
);
