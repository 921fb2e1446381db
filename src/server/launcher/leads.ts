// dist/leads.js
import { runTool } from "./runTool";

runTool("leads");
