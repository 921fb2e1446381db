import type { ServiceContent } from "./ServiceRows";

type ServiceNode = Queries.ServicesPageQuery["services"]["nodes"][number];

/** The services for their rows; a row's anchor is its entry's file name. */
export function serviceRows(nodes: readonly ServiceNode[]): ServiceContent[] {
  return nodes.map(({ parent, ...service }) => ({
    ...service,
    slug: (parent && "name" in parent && parent.name) || "",
  }));
}
