// `node dist/server.js`: serves the releases next to it until stopped.
import { loadEnvironment } from "../environment";
import { runScript } from "../runScript";
import { DIST } from "./config/installation";
import { runServer } from "./runServer";

runScript(() => runServer(loadEnvironment(), DIST));
