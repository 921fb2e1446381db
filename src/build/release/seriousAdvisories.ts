import { isGroup } from "../../content/isGroup";

interface Advisory {
  title: string;
  url: string;
  severity: string;
}

/** What is used of the output of `npm audit --json`: a message in place of vulnerabilities if the registry has no answer. */
export interface Audit {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
}

interface Vulnerability {
  /** Folders of the affected versions, such as `node_modules/fastify`. */
  nodes: string[];
  /** Advisories on the package, and the names of dependencies that have some. */
  via: (Advisory | string)[];
}

const isAdvisory = (value: unknown): value is Advisory =>
  isGroup(value) && [value.title, value.url, value.severity].every((text) => typeof text === "string");

const isVulnerability = (value: unknown): value is Vulnerability =>
  isGroup(value) &&
  Array.isArray(value.nodes) &&
  Array.isArray(value.via) &&
  value.via.every((one) => typeof one === "string" || isAdvisory(one));

const areVulnerabilities = (value: unknown): value is Record<string, Vulnerability> =>
  isGroup(value) && Object.values(value).every(isVulnerability);

/**
 * Reads the output of `npm audit --json`.
 * @throws Error if it lists vulnerabilities in a form that is not known: nothing may count as audited then
 */
export function readAudit(output: string): Audit {
  const audit: unknown = JSON.parse(output);
  const { vulnerabilities, message } = isGroup(audit) ? audit : {};
  if (vulnerabilities === undefined) return { message: String(message) };
  if (!areVulnerabilities(vulnerabilities)) throw new Error("npm audit answers in a form that is not known here");
  return { vulnerabilities };
}

const isSerious = (one: Advisory | string): one is Advisory =>
  typeof one !== "string" && /^(high|critical)$/.test(one.severity);

/** The advisories of high or critical severity on packages in `folders`, one line each. */
export function seriousAdvisories({ vulnerabilities = {} }: Audit, folders: readonly string[]): string[] {
  return Object.entries(vulnerabilities)
    .filter(([, { nodes }]) => nodes.some((folder) => folders.includes(folder)))
    .flatMap(([name, { via }]) =>
      via.filter(isSerious).map(({ title, url, severity }) => `${name} (${severity}): ${title}, ${url}`),
    );
}
