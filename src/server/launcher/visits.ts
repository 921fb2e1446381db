// dist/visits.js
import { runTool } from "./runTool";

runTool("visits");
