// dist/vitals.js
import { runTool } from "./runTool";

runTool("vitals");
