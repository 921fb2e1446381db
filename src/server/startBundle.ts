// `node dist/server.js`: serves the releases next to it until stopped.
import { loadEnvironment } from "../platform/environment";
import { runScript } from "../platform/runScript";
import { DIST } from "./config/installation";
import { launch } from "./launcher/launch";

runScript(() => launch(loadEnvironment(), DIST));
