// `node dist/server.js`: serves the releases beside it until told to stop.
import { loadEnvironment } from "../environment";
import { runScript } from "../runScript";
import { DIST } from "./places";
import { runServer } from "./runServer";

runScript(() => runServer(loadEnvironment(), DIST));
