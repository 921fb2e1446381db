import { dataFingerprint } from "../../src/build/data/writeOnDemandData";
import { ON_DEMAND } from "../../src/content/onDemandData";

/** The address in the built site of on-demand data: its folder is named after the content. */
export const publishedData = (address: string) =>
  address.replace(ON_DEMAND, `${ON_DEMAND}${dataFingerprint("public")}/`);
