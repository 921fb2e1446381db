/** The members of a JSON list that are what they should be. */
export function listIn<T>(json: string, isMember: (value: unknown) => value is T): T[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter(isMember) : [];
}
