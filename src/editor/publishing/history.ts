// A file's earlier versions and who changed what between them.
import type { GitHub, Signature } from "./github";
import { changedFields } from "../save/versions";

export interface Version extends Signature {
  source: string;
}

/** Maximum number of commits to look at. */
const MOST = 10;

const parsed = (source: string): unknown => JSON.parse(source);

/**
 * The last versions of a file, newest first, skipping commits that deleted it or left invalid JSON.
 * @param until the text to stop at, inclusive
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

const isPartOf = (inner: string, outer: string) =>
  inner.startsWith(outer) && /^([.[]|$)/.test(inner.slice(outer.length));

/** The version that last changed a field; undefined if older than all of `versions` (newest first). */
export const lastToChange = (field: string, versions: readonly Version[]): Version | undefined =>
  versions.find(({ source }, index) => {
    const before = versions[index + 1];
    const fields = before ? changedFields(parsed(before.source), parsed(source)) : [];
    return fields.some((changed) => isPartOf(changed, field) || isPartOf(field, changed));
  });

/** Paths of the fields that would change if `version` replaced `now`. */
export const differences = (version: string, now: string): string[] => changedFields(parsed(now), parsed(version));
