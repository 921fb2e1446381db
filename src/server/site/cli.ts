// Releases of the site: npm run releases -- COMMAND
import { statSync } from "node:fs";
import { faultOf } from "../release/manifest";
import {
  currentRelease,
  listReleases,
  releaseFolder,
  removeOldReleases,
  showRelease,
  wantedRelease,
} from "../release/releases";
import { reasonAgainst } from "../release/tryRelease";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { commandOf, DIST } from "../config/installation";
import { formatMinute } from "../durations";
import { table } from "../terminal/table";

const USAGE = `${commandOf("releases")} COMMAND

  list   lists the releases, newest first, and what is wrong with damaged ones
  back   goes back to the release built before the current one, which is tried first
  tidy   removes old releases: --keep 4 keeps the current one, whatever its age, and the three newest others

A running server follows within seconds, with the pages and the server of that release.
`;

function list(): void {
  const wanted = wantedRelease(DIST);
  const rows = listReleases(DIST).map((one) => {
    const fault = faultOf(releaseFolder(DIST, one));
    return [
      one,
      formatMinute(statSync(releaseFolder(DIST, one)).mtimeMs),
      one !== wanted ? (fault ?? "") : fault === undefined ? "current" : `should be current, but is damaged: ${fault}`,
    ];
  });
  if (wanted !== undefined && !rows.some(([one]) => one === wanted))
    rows.unshift([wanted, "", "should be current, but is gone"]);
  process.stdout.write(`${table([["Release", "built (UTC)", ""], ...rows])}\n`);
}

function back(): void {
  const [ids, current] = [listReleases(DIST), currentRelease(DIST)];
  const release = ids[ids.indexOf(current ?? "") + 1];
  if (release === undefined) throw new CommandError("There is no release before the current one.");
  const reason = reasonAgainst(DIST, release);
  if (reason !== undefined)
    throw new CommandError(`Release ${release} cannot be shown: ${reason}\nEverything stays as it was.`);
  showRelease(DIST, release);
  removeOldReleases(DIST, current);
  process.stdout.write(`Release ${release} has been tried and is current: a running server shows it within seconds.\n`);
}

/** With fewer, nothing is left to go back to. */
const LEAST_KEPT = 2;

function tidy(keep: string | undefined): void {
  const kept = Number(keep);
  if (!Number.isInteger(kept) || kept < LEAST_KEPT)
    throw new CommandError(
      `How many releases are to stay? ${commandOf("releases")} tidy --keep 4 (${LEAST_KEPT} or more)`,
    );
  // Without a current one, nobody knows which is needed.
  if (currentRelease(DIST) === undefined) throw new CommandError("No release is current: nothing is removed.");
  const before = listReleases(DIST).length;
  removeOldReleases(DIST, undefined, kept - 1);
  const after = listReleases(DIST).length;
  process.stdout.write(`${before - after} releases removed, ${after} are left.\n`);
}

runCommand(async (args) => {
  const options = { keep: { type: "string" } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, `\n\n${USAGE}`);
  const [command, ...more] = positionals;
  if (more.length === 0 && command === "list") return list();
  if (more.length === 0 && command === "back") return back();
  if (more.length === 0 && command === "tidy") return tidy(values.keep);
  throw new CommandError(USAGE);
});
