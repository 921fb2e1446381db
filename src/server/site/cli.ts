// Releases of the site: npm run releases -- COMMAND
import {
  currentRelease,
  listReleases,
  releaseFolder,
  removeOldReleases,
  showRelease,
} from "../../build/release/releases";
import { statSync } from "node:fs";
import { CommandError, readArguments, runCommand } from "../commandLine";
import { commandOf, DIST } from "../places";
import { table } from "../table";

const USAGE = `${commandOf("releases")} COMMAND

  list        the releases that are there, the newest first
  back        shows the release that was built before the one that is shown
  show [ID]   shows a release, by default the newest; those that are too old go

A running server follows within seconds.
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
  throw new CommandError("There is no release before the one that is shown.");
}

runCommand(async (args) => {
  const { positionals } = readArguments({ args, allowPositionals: true }, `\n\n${USAGE}`);
  const [command = "", id] = positionals;
  if (command === "list") {
    const shown = currentRelease(DIST);
    const rows = listReleases(DIST).map((one) => [
      one,
      statSync(releaseFolder(DIST, one)).mtime.toISOString().slice(0, 16).replace("T", " "),
      one === shown ? "shown" : "",
    ]);
    return void process.stdout.write(`${table([["Release", "built (UTC)", ""], ...rows])}\n`);
  }
  if (command !== "back" && command !== "show") throw new CommandError(USAGE);
  const release = wanted(command, id);
  showRelease(DIST, release);
  removeOldReleases(DIST);
  process.stdout.write(`Release ${release} is shown.\n`);
});
