// The earlier versions of a file, and who changed what between them.
import type { GitHub, Signature } from "./github";
import { changedFields } from "../save/versions";

export interface Version extends Signature {
  source: string;
}

/** So many changes are looked at. */
const MOST = 10;

const parsed = (source: string): unknown => JSON.parse(source);

/**
 * The last versions of a file, the newest first, without those whose commit removed it or left no JSON.
 * @param until the text to stop at: older versions are of no interest
 */
export async function versionsOf(github: GitHub, path: string, until?: string): Promise<Version[]> {
  const versions: Version[] = [];
  for (const signature of await github.changesOf(path, MOST)) {
    const source = await github.textAt(path, signature.commit).catch(() => "");
    if (isJson(source)) versions.push({ ...signature, source });
    if (source === until) break;
  }
  return versions;
}

function isJson(source: string): boolean {
  try {
    return source !== "" && parsed(source) !== undefined;
  } catch {
    return false;
  }
}

const isPartOf = (inner: string, outer: string) => inner === outer || /^[.[]/.test(inner.replace(outer, ""));

/** Whoever changed a field last; undefined when that was before the oldest of `versions` (the newest first). */
export const lastToChange = (field: string, versions: readonly Version[]): Version | undefined =>
  versions.find(({ source }, index) => {
    const before = versions[index + 1];
    const fields = before ? changedFields(parsed(before.source), parsed(source)) : [];
    return fields.some((changed) => isPartOf(changed, field) || isPartOf(field, changed));
  });

/** What putting a version in the place of another one changes, by the paths of its fields. */
export const differences = (version: string, now: string): string[] => changedFields(parsed(now), parsed(version));
