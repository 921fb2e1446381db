/** What was renovated: the filters of the page of all projects. */
export const PROJECT_KINDS = ["house", "rooms"] as const;
