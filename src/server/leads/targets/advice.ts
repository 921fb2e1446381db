// What to check when a message does not get through, for whoever runs `--check --online`.
import { INSECURE } from "../../http/insecure";

export interface Advice {
  code: RegExp;
  /** @param setting the variable that holds the target's URL */
  text(setting: string): string;
}

const OF_ALL: readonly Advice[] = [
  { code: /^(ENOTFOUND|EAI_AGAIN|EDNS)$/, text: (url) => `the host in ${url} cannot be found` },
  {
    code: /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    text: (url) => `nothing responds at the host and port in ${url}`,
  },
  { code: /TIME(D)?OUT/, text: (url) => `no response in time: check the host and port in ${url}, and the firewall` },
  {
    code: INSECURE,
    text: (url) => `no secure connection to the host in ${url}: its certificate is not valid, or it does not offer TLS`,
  },
];

export const adviceFor = (own: readonly Advice[], setting: string, code: string): string | undefined =>
  [...own, ...OF_ALL].find((advice) => advice.code.test(code))?.text(setting);
