// Loaded before Gatsby. To see what has changed, Parcel, which compiles gatsby-config.ts and gatsby-node.ts, walks the
// project twice in every build. Nine tenths of it is node_modules, which Parcel leaves out of what it compiles. Builds
// and development share Parcel's cache, so both need this: to one without it, every package would be new.
import path from "node:path";
import watcher from "@parcel/watcher";

for (const name of ["writeSnapshot", "getEventsSince"]) {
  const walk = watcher[name];
  if (typeof walk !== "function") throw new Error(`@parcel/watcher has no ${name} any more: see ${import.meta.url}`);
  watcher[name] = (folder, snapshot, { ignore = [], ...options } = {}) =>
    walk(folder, snapshot, { ...options, ignore: [...ignore, path.join(folder, "node_modules")] });
}
