// Releases of the site: npm run releases -- COMMAND
import {
  currentRelease,
  listReleases,
  releaseFolder,
  removeOldReleases,
  showRelease,
} from "../../build/release/releases";
import { statSync } from "node:fs";
import { CommandError, readArguments, runCommand } from "../terminal/commandLine";
import { commandOf, DIST } from "../config/installation";
import { table } from "../terminal/table";

const USAGE = `${commandOf("releases")} COMMAND

  list        lists the releases, newest first
  back        goes back to the release built before the live one
  show [ID]   makes a release live, by default the newest, and removes those that are too old

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
  throw new CommandError("There is no release before the live one.");
}

runCommand(async (args) => {
  const { positionals } = readArguments({ args, allowPositionals: true }, `\n\n${USAGE}`);
  const [command = "", id] = positionals;
  if (command === "list") {
    const live = currentRelease(DIST);
    const rows = listReleases(DIST).map((one) => [
      one,
      statSync(releaseFolder(DIST, one)).mtime.toISOString().slice(0, 16).replace("T", " "),
      one === live ? "live" : "",
    ]);
    return void process.stdout.write(`${table([["Release", "built (UTC)", ""], ...rows])}\n`);
  }
  if (command !== "back" && command !== "show") throw new CommandError(USAGE);
  const release = wanted(command, id);
  const before = currentRelease(DIST);
  showRelease(DIST, release);
  removeOldReleases(DIST, before);
  process.stdout.write(`Release ${release} is live.\n`);
});
