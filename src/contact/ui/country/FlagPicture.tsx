import { flagAddress } from "./flagAddress";
import * as styles from "./CountryPicker.module.css";

/** A country's flag; decorative, since the name or code is next to it. */
export const FlagPicture = ({ iso2 }: { iso2: string }) => (
  <img className={styles.flag} src={flagAddress(iso2)} alt="" width={24} height={16} />
);
