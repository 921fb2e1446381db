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
