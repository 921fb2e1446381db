import type { Company } from "./pageFrame";

/** The social networks, in the order they are shown. Their names are the same in every language. */
export const NETWORKS = {
  linkedin: "LinkedIn",
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
} satisfies Record<keyof Company["social"], string>;

type Network = keyof typeof NETWORKS;

/** The company's profiles on social networks; `to` is the address. */
export const socialProfiles = ({ social }: Company): { network: Network; name: string; to: string }[] =>
  (Object.entries(NETWORKS) as [Network, string][]).flatMap(([network, name]) => {
    const to = social[network];
    return to ? [{ network, name, to }] : [];
  });
