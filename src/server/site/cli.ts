// Releases of the site: npm run releases -- COMMAND
import { statSync } from "node:fs";
import { faultOf } from "../../build/release/manifest";
import {
  currentRelease,
  listReleases,
  releaseFolder,
  removeOldReleases,
  showRelease,
} from "../../build/release/releases";
import { reasonAgainst } from "../../build/release/tryRelease";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { commandOf, DIST } from "../config/installation";
import { table } from "../terminal/table";

const USAGE = `${commandOf("releases")} COMMAND

  list        lists the releases, newest first, and what is wrong with damaged ones
  back        goes back to the release built before the current one
  show [ID]   makes a release current, by default the newest, and removes those that are too old

A release is tried first. A running server follows within seconds, with the pages and the server of that release.
`;

/** The ID of the release a command refers to. */
function wanted(command: string, id: string | undefined): string {
  const ids = listReleases(DIST);
  if (command === "show") {
    const found = id === undefined ? ids[0] : ids.find((one) => one === id);
    if (found) return found;
    throw new CommandError(id === undefined ? "There is no release: npm run build" : `There is no release ${id}.`);
  }
  const before = ids[ids.indexOf(currentRelease(DIST) ?? "") + 1];
  if (before) return before;
  throw new CommandError("There is no release before the current one.");
}

runCommand(async (args) => {
  const { positionals } = readArguments({ args, allowPositionals: true }, `\n\n${USAGE}`);
  const [command = "", id] = positionals;
  if (command === "list") {
    const current = currentRelease(DIST);
    const rows = listReleases(DIST).map((one) => [
      one,
      statSync(releaseFolder(DIST, one)).mtime.toISOString().slice(0, 16).replace("T", " "),
      one === current ? "current" : (faultOf(releaseFolder(DIST, one)) ?? ""),
    ]);
    return void process.stdout.write(`${table([["Release", "built (UTC)", ""], ...rows])}\n`);
  }
  if (command !== "back" && command !== "show") throw new CommandError(USAGE);
  const release = wanted(command, id);
  const reason = reasonAgainst(DIST, release);
  if (reason !== undefined)
    throw new CommandError(`Release ${release} cannot be shown: ${reason}\nEverything stays as it was.`);
  const before = currentRelease(DIST);
  showRelease(DIST, release);
  removeOldReleases(DIST, before);
  process.stdout.write(`Release ${release} has been tried and is current: a running server shows it within seconds.\n`);
});
