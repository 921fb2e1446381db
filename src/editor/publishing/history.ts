// A file's earlier versions and who changed what between them.
import { parseJson } from "../../content/read/parseJson";
import type { GitHub, Signature } from "./github";
import { changedFields, fieldBefore } from "../merge/changedFields";

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
    if (parseJson(source).ok) versions.push({ ...signature, source });
    if (source === until) break;
  }
  return versions;
}

const isPartOf = (inner: string, outer: string) =>
  inner.startsWith(outer) && /^([.[]|$)/.test(inner.slice(outer.length));

/** The version that last changed a field of the first of `versions` (newest first); undefined if older than all. */
export function lastToChange(field: string, versions: readonly Version[]): Version | undefined {
  const [version, before] = versions;
  if (!version || !before) return undefined;
  const [was, is] = [parsed(before.source), parsed(version.source)];
  const isChanged = changedFields(was, is).some((changed) => isPartOf(changed, field) || isPartOf(field, changed));
  const former = fieldBefore(was, is, field);
  return isChanged || former === undefined ? version : lastToChange(former, versions.slice(1));
}

/** Paths of the fields that would change if `version` replaced `now`. */
export const differences = (version: string, now: string): string[] => changedFields(parsed(now), parsed(version));
